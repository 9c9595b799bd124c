import { Field } from '../../ui/Field'
import { FileDropZone } from '../../ui/files/FileDropZone'
import { Input } from '../../ui/Input'
import { Section } from '../../ui/Section'

const emptyFileProps = { file: undefined, onFiles: () => {}, onRemove: () => {} }

const sampleFile = new File([], 'couverture.jpg')

/** Fields in their default state, with a hint, with an error, and disabled. */
export function Fields() {
  return (
    <Section title="Champs" variant="sunken">
      <Field label="Numéro" hint="Un nombre entier" error={undefined}>
        {(control) => <Input {...control} type="number" placeholder="Ex: 123" />}
      </Field>
      <Field label="Email" error="Format d'email invalide">
        {(control) => <Input {...control} type="email" defaultValue="camille@" />}
      </Field>
      <Field label="Mot de passe" error={undefined}>
        {(control) => <Input {...control} type="password" disabled />}
      </Field>
      <Field label="Fichier PDF" hint="PDF uniquement" error={undefined}>
        {(control) => <FileDropZone {...control} accept=".pdf" {...emptyFileProps} />}
      </Field>
      <Field label="Image de couverture" error="Le fichier est vide.">
        {(control) => (
          <FileDropZone {...control} accept="image/*" {...emptyFileProps} file={sampleFile}>
            <p>couverture.jpg</p>
          </FileDropZone>
        )}
      </Field>
    </Section>
  )
}
