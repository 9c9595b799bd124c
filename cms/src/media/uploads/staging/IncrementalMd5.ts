import { createMD5, type IHasher } from 'hash-wasm'

/** An MD5 over several requests and processes: its state can be stored, unlike Node's. */
export class IncrementalMd5 {
  private constructor(private readonly hasher: IHasher) {}

  /** @param state result of `serialize`; without it, starts with no bytes */
  static async create(state?: string): Promise<IncrementalMd5> {
    const hasher = await createMD5()
    return new IncrementalMd5(state ? hasher.load(Buffer.from(state, 'base64')) : hasher.init())
  }

  update(bytes: Uint8Array): void {
    this.hasher.update(bytes)
  }

  /** The state in base 64, about 200 characters. */
  serialize(): string {
    return Buffer.from(this.hasher.save()).toString('base64')
  }

  /** The MD5 in base 64. No bytes can be added afterwards. */
  digest(): string {
    return Buffer.from(this.hasher.digest('binary')).toString('base64')
  }
}
