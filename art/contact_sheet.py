"""python3 art/contact_sheet.py OUT.png: every photograph, each also as small as in a row of the menu."""
import os
import sys

from PIL import Image, ImageDraw, ImageOps

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WIDE, HIGH, ROW, COLUMNS, LINE = 336, 224, 96, 5, 22


def pictures():
    for folder in ('cms/seed/pictures', 'frontend/public/pictures/gallery'):
        for name in sorted(os.listdir(os.path.join(ROOT, folder))):
            yield folder.split('/')[-1], name, Image.open(os.path.join(ROOT, folder, name)).convert('RGB')


if __name__ == '__main__':
    shown = list(pictures())
    cell = WIDE + ROW + 16, HIGH + LINE
    sheet = Image.new('RGB', (cell[0] * COLUMNS, cell[1] * -(-len(shown) // COLUMNS)), '#fbf5e9')
    draw = ImageDraw.Draw(sheet)
    for k, (folder, name, picture) in enumerate(shown):
        x, y = k % COLUMNS * cell[0], k // COLUMNS * cell[1]
        sheet.paste(ImageOps.contain(picture, (WIDE, HIGH)), (x, y + LINE))
        sheet.paste(ImageOps.fit(picture, (ROW, ROW)), (x + WIDE + 6, y + LINE))
        draw.text((x + 2, y + 5), f'{folder}/{name}  {picture.width} x {picture.height}', '#2a1a12')
    sheet.save(sys.argv[1])
