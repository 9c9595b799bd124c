import { useState, type SubmitEvent } from 'react'
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

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const fault = validateEmail(value.trim())
    setError(fault)
    setIsClosed(!fault)
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field label="Votre adresse e-mail" error={error}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit">S’inscrire</Button>
      {isClosed && (
        <Notice tone="neutral">
          L’inscription en ligne n’est pas encore ouverte&nbsp;: votre adresse n’a pas été
          enregistrée.
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
