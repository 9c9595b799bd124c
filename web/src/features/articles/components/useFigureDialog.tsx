import { useState } from 'react'
import type { Figure } from '@web/domain/articles/toFigure'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'

const loadFigureDialog = async () => (await import('./FigureDialog')).FigureDialog

/** A function that shows a picture as large as the window, and the dialog that does, once its code is there. */
export function useFigureDialog() {
  const [figure, setFigure] = useState<Figure>()
  const { Component: FigureDialog, load, failure } = useLazyComponent(loadFigureDialog)
  return {
    enlarge: (chosen: Figure) =>
      void load().then((isThere) => {
        if (isThere) setFigure(chosen)
      }),
    dialog: figure && FigureDialog && (
      <FigureDialog figure={figure} onClose={() => setFigure(undefined)} />
    ),
    failure,
  }
}
