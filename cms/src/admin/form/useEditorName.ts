import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Makes the dialog « Quelqu’un écrit déjà ici » show the name of an account instead of its e-mail
 * address.
 */
export function useEditorName(): void {
  const { currentEditor, setCurrentEditor } = useDocumentInfo()

  useEffect(() => {
    if (!currentEditor || typeof currentEditor !== 'object') return
    const { nom, email } = currentEditor
    if (nom && email !== nom) setCurrentEditor?.({ ...currentEditor, email: nom })
  }, [currentEditor, setCurrentEditor])
}
