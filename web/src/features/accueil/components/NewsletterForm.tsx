import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { validateEmail } from '../../../lib/validateEmail'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Input } from '../../../ui/Input'
import { Notice } from '../../../ui/Notice'

type NewsletterFormProps = {
  /** Where to write meanwhile. */
  email: string | undefined
}

/**
 * The newsletter's box. The server cannot take subscriptions yet: whoever tries is told so, and that
 * nothing was kept.
 */
export function NewsletterForm({ email }: NewsletterFormProps) {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const [isClosed, setIsClosed] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const fault = validateEmail(value.trim())
    setError(fault)
    setIsClosed(!fault)
    if (fault) inputRef.current?.focus()
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    setValue(event.currentTarget.value)
    setIsClosed(false)
  }

  return (
    // Without script it sends nothing, least of all an address in an address.
    <Form method="dialog" onSubmit={handleSubmit} noValidate>
      <Field
        label="Votre adresse e-mail"
        hint="L’inscription en ligne n’est pas encore ouverte."
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            ref={inputRef}
            type="email"
            name="email"
            autoComplete="email"
            value={value}
            onChange={handleChange}
          />
        )}
      </Field>
      <Button type="submit">S’inscrire</Button>
      {isClosed && (
        <Notice tone="neutral">
          Votre adresse n’a pas été enregistrée&nbsp;: l’inscription n’est pas encore ouverte.
          {email && ` Pour recevoir la lettre, écrivez à ${email}.`}
        </Notice>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.s};
  max-width: 26rem;

  & > div {
    width: 100%;
  }
`
