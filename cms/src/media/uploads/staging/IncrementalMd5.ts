import { createMD5, type IHasher } from 'hash-wasm'

/**
 * The MD5 of bytes that come in order, by more than one request and more than one process: what was
 * worked out so far can be kept as text and taken up again, which Node's own hash cannot.
 */
export class IncrementalMd5 {
  private constructor(private readonly hasher: IHasher) {}

  /** @param state what `save` gave; without it, of no bytes yet */
  static async create(state?: string): Promise<IncrementalMd5> {
    const hasher = await createMD5()
    return new IncrementalMd5(state ? hasher.load(Buffer.from(state, 'base64')) : hasher.init())
  }

  update(bytes: Uint8Array): void {
    this.hasher.update(bytes)
  }

  /** Some 200 characters of base 64. */
  serialize(): string {
    return Buffer.from(this.hasher.save()).toString('base64')
  }

  /** Base 64. Nothing can be added after it. */
  digest(): string {
    return Buffer.from(this.hasher.digest('binary')).toString('base64')
  }
}
