/**
 * Oxlint plugin: French typography of the texts in the code. A curved apostrophe, and a no-break
 * space (\u00a0, &nbsp;) inside « » and before double punctuation. Only words of French letters
 * count: code has none.
 */
const faults = [
  { pattern: /[a-zà-öø-ÿœ]'[a-zà-öø-ÿœ]/i, message: 'Write the apostrophe of French as ’.' },
  {
    pattern: /[a-zà-öø-ÿœ.0-9»’)] [?!;:»]/i,
    message: 'French has a no-break space (\\u00a0 or &nbsp;) before ? ! ; : and ».',
  },
  { pattern: /« /, message: 'French has a no-break space (\\u00a0 or &nbsp;) after «.' },
]

const frenchTypography = {
  create(context) {
    const check = (node, text) => {
      if (typeof text !== 'string') return
      for (const { pattern, message } of faults) {
        if (pattern.test(text)) context.report({ node, message })
      }
    }
    return {
      Literal: (node) => check(node, node.value),
      JSXText: (node) => check(node, node.raw),
      // Tagged templates are styles.
      TemplateLiteral: (node) => {
        if (node.parent.type === 'TaggedTemplateExpression') return
        for (const quasi of node.quasis) check(quasi, quasi.value.cooked)
      },
    }
  },
}

export default { meta: { name: 'regards' }, rules: { 'french-typography': frenchTypography } }
