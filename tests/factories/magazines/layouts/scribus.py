"""Draws frames in Scribus: `scribus -g -ns -py scribus.py TARGET`; frames (TARGET with .json) and pictures stand beside it."""

import json
import os
import sys

import scribus

TARGET = sys.argv[1]
SOURCE = os.path.splitext(TARGET)[0] + '.json'
SERIF, BOLD, ITALIC, SANS = 'Liberation Serif Regular', 'Liberation Serif Bold', 'Liberation Serif Italic', 'Liberation Sans Bold'
STYLES = {
    'corps': (SERIF, 11, 13.5, 3), 'titre': (BOLD, 26, 29, 0), 'bref': (BOLD, 18, 20, 0), 'chapo': (SERIF, 13, 16, 0),
    'rubrique': (SANS, 8, 10, 0), 'signature': (BOLD, 9, 12.5, 2), 'intertitre': (SANS, 13, 18, 0),
    'legende': (ITALIC, 8, 10, 0), 'nom': (BOLD, 50, 54, 1), 'suite': (ITALIC, 9, 13, 0),
}

with open(SOURCE, encoding='utf-8') as file:
    frames = json.load(file)
pages = max(frame['page'] for frame in frames)
scribus.newDocument((200, 200), (14, 14, 14, 14), scribus.PORTRAIT, 1, scribus.UNIT_MM, scribus.PAGE_1, 0, pages)
for name, (font, size, leading, alignment) in STYLES.items():
    scribus.createCharStyle(name=name, font=font, fontsize=size, language='fr')
    scribus.createParagraphStyle(name=name, charstyle=name, alignment=alignment, linespacingmode=0, linespacing=leading)
for frame in frames:
    scribus.gotoPage(frame['page'])
    if 'image' in frame:
        image = scribus.createImage(*frame['place'])
        scribus.loadImage(os.path.join(os.path.dirname(SOURCE), frame['image'] + '.jpg'), image)
        scribus.setScaleImageToFrame(True, False, image)
        continue
    name = scribus.createText(*frame['place'])
    scribus.setText('\r'.join(text for _, text in frame['texts']), name)
    at = 0
    for style, text in frame['texts']:
        scribus.selectText(at, len(text), name)
        scribus.setParagraphStyle(style, name)
        at += len(text) + 1
    if 'columns' in frame:
        scribus.setColumns(frame['columns'], name)
        scribus.setColumnGap(6, name)

pdf = scribus.PDFfile()
pdf.file = TARGET
pdf.fonts = []
pdf.subsetList = scribus.getFontNames()
pdf.compress = True
pdf.compressmtd = 1
pdf.quality = 2
pdf.save()
