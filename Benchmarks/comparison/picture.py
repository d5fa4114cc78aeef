"""How far two pictures are apart."""
import numpy as np

# In levels of 255: what no antialiasing of its own explains but for single pixels.
LARGE = 40


def read(path):
    """The pixels of a P6 file, mapped and not read."""
    with open(path, "rb") as file:
        file.readline()
        width, height = map(int, file.readline().split())
        file.readline()
        return np.memmap(path, np.uint8, "r", file.tell(), (height, width, 3))


class Difference:
    """Mean, greatest difference and share of large ones; a pixel's difference is that of its worst component."""

    def __init__(self, ours, theirs):
        self.sizes = None if ours.shape == theirs.shape else (ours.shape, theirs.shape)
        total, self.greatest, large = 0, 0, 0
        for top in range(0, 0 if self.sizes else ours.shape[0], 256):
            a, b = ours[top:top + 256], theirs[top:top + 256]
            worst = (np.maximum(a, b) - np.minimum(a, b)).max(axis=2)
            total += int(worst.sum())
            self.greatest = max(self.greatest, int(worst.max()))
            large += int((worst > LARGE).sum())
        pixels = ours.shape[0] * ours.shape[1]
        self.mean, self.large = total / pixels, large / pixels

    def within(self, bound):
        """Whether the mean and the share of large differences are no more than the bound's two numbers."""
        return not self.sizes and self.mean <= bound[0] and self.large <= bound[1]

    def __str__(self):
        if self.sizes:
            return "sizes %s and %s" % self.sizes
        return "mean %.3f, greatest %d, over %d: %.3f %%" % (self.mean, self.greatest, LARGE, 100 * self.large)
