/** Lower case without accents, and the spellings of « n° » as one: for comparisons only. */
export function foldText(text: string): string {
  return (
    text
      // « nº », « nᵒ » and « № » become « no », « ﬁ » becomes « fi ».
      .replaceAll('°', 'o')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/['’ʼ]/g, '’')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}
