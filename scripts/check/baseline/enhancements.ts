/**
 * Features that a browser of the baseline may lack, and what is seen without. A key covers those below
 * it.
 */
export const enhancements: Record<string, string> = {
  'api.CSS.highlights_static': 'the paragraph is marked in place of the sentence that is spoken',
  'api.Highlight': 'the paragraph is marked in place of the sentence that is spoken',
  'css.selectors.highlight': 'the paragraph is marked in place of the sentence that is spoken',
  'api.HighlightRegistry': 'the paragraph is marked in place of the sentence that is spoken',
  'api.Navigator.share': 'the address is copied',
  'api.Window.requestIdleCallback': 'setTimeout takes its place',
  'api.Window.beforeunload_event': 'a telephone closes the page without a question',
  'api.TouchEvent': 'a computer without a touch screen fires no event of touch',
  'api.Touch': 'a computer without a touch screen fires no event of touch',
  'api.TouchList': 'a computer without a touch screen fires no event of touch',
  'api.Element.touchstart_event': 'a computer without a touch screen fires no event of touch',
  'api.Element.touchmove_event': 'a computer without a touch screen fires no event of touch',
  'api.Element.touchend_event': 'a computer without a touch screen fires no event of touch',
  'api.Element.touchcancel_event': 'a computer without a touch screen fires no event of touch',
  'api.Element.wheel_event': 'a telephone has no wheel',
  'api.CanvasRenderingContext2D.imageSmoothingQuality': 'a small picture is drawn less finely',
  'api.OffscreenCanvasRenderingContext2D.imageSmoothingQuality':
    'a small picture is drawn less finely',
  'html.elements.img.fetchpriority': 'the first picture may come a little later',
  'css.at-rules.property': 'the ripple of a pressed button appears at once',
  'css.at-rules.media.scripting': 'a browser without it has scripts',
  'css.properties.break-after': 'a printed title may stand at the end of a page',
  'css.properties.contain-intrinsic-size': 'pages of text are laid out all at once',
  'css.properties.content-visibility': 'pages of text are laid out all at once',
  'css.properties.cursor': 'a telephone has no pointer',
  'css.properties.forced-color-adjust': 'Safari has no forced colours',
  'css.properties.orphans': 'a printed paragraph may leave one line on a page',
  'css.properties.widows': 'a printed paragraph may leave one line on a page',
  'css.properties.resize': 'a telephone scrolls inside of the field',
  'css.properties.scrollbar-width': 'the scroll bar is as wide as usual',
  'css.properties.zoom': 'the home page is printed on four sheets',
  'css.properties.text-wrap': 'lines are filled from the first to the last',
  'css.selectors.selection': 'a selection has the colour of the system',
}
