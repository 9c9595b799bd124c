const maxLength = 254
const maxLocalLength = 64

const local = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const pattern = new RegExp(`^${local}@${label}(?:\\.${label})*$`, 'i')

/**
 * Whether an e-mail address is valid: at most 254 characters, 64 before the @ (specification, 5).
 */
export function isEmail(value: string): boolean {
  return value.length <= maxLength && value.indexOf('@') <= maxLocalLength && pattern.test(value)
}
