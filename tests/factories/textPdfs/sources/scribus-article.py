"""Makes a page in Scribus: `scribus -g -ns -py scribus-article.py TARGET`."""

import sys

import scribus

FONT = 'Liberation Serif Regular'

scribus.newDocument((148, 120), (12, 12, 12, 12), scribus.PORTRAIT, 1, scribus.UNIT_MM, scribus.PAGE_1, 0, 1)
scribus.createCharStyle(name='corps', font=FONT, fontsize=10, language='fr')
scribus.createCharStyle(name='titre', font=FONT, fontsize=18, tracking=20, language='fr')
scribus.createCharStyle(name='legende', font=FONT, fontsize=7, language='fr')
scribus.createParagraphStyle(name='corps', charstyle='corps', alignment=3, linespacingmode=0, linespacing=12)
scribus.createParagraphStyle(name='lettrine', charstyle='corps', alignment=3, linespacingmode=0, linespacing=12, hasdropcap=1, dropcaplines=2)
scribus.createParagraphStyle(name='titre', charstyle='titre', alignment=0, linespacingmode=0, linespacing=22)
scribus.createParagraphStyle(name='legende', charstyle='legende', alignment=0, linespacingmode=0, linespacing=9)


def frame(x, y, width, height, paragraphs, columns=1):
    name = scribus.createText(x, y, width, height)
    scribus.setText('\r'.join(text for _, text in paragraphs), name)
    at = 0
    for style, text in paragraphs:
        scribus.selectText(at, len(text), name)
        scribus.setParagraphStyle(style, name)
        at += len(text) + 1
    if columns > 1:
        scribus.setColumns(columns, name)
        scribus.setColumnGap(6, name)
    return name


# The columns are drawn before the title, as a layout that was changed has them.
frame(12, 28, 124, 50, [
    ('lettrine', 'À la pointe sud-ouest du Finistère, les brodeuses pré­pa­raient mer­veilleu­se­ment leurs pas­se­men­teries avant la procession tra­di­tion­nelle. Les accor­déo­nistes accompagnaient infa­ti­ga­ble­ment les marion­net­tistes.'),
    ('corps', 'Un arc-en-ciel parut, puis un va-et-vient de charrettes. L’archer, l’âtre et AVANT TOUT la Vierge avançaient dans le kaléidoscope des costumes, parmi les pho­to­graphes émerveillés et les eth­no­mu­si­co­logues enthou­siastes.'),
    ('corps', 'Les rac­com­mo­deurs rafistolaient tran­quil­le­ment les parapluies mul­ti­co­lores, pendant que les innom­bra­bles connais­seurs admiraient les gilets brodés.'),
], 2)
frame(12, 12, 124, 12, [('titre', 'TRADITIONS POPULAIRES')])
credit = frame(138, 78, 40, 4, [('legende', 'Photographie Anne Quimperlé')])
scribus.rotateObjectAbs(90, credit)
frame(12, 82, 60, 6, [('legende', 'La procession au retour, vers 1910.')])

pdf = scribus.PDFfile()
pdf.file = sys.argv[1]
pdf.fonts = []
pdf.subsetList = scribus.getFontNames()
pdf.save()
