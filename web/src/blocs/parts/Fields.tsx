import { Field } from '../../ui/Field'
import { FileInput } from '../../ui/FileInput'
import { Input } from '../../ui/Input'
import { Section } from '../../ui/Section'

/** Fields at rest, with a hint, with an error, out of use. */
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
        {(control) => <FileInput {...control} accept=".pdf" summary={undefined} />}
      </Field>
      <Field label="Image de couverture" error="Le fichier est vide.">
        {(control) => <FileInput {...control} accept="image/*" summary="couverture.jpg (0 o)" />}
      </Field>
    </Section>
  )
}
