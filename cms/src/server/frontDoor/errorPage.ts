/** An error that a page says in place of its content. */
interface ErrorPage {
  title: string
  text: string
  /** Id of the request, which finds it in the log; letters, digits and `. _ -`. */
  reference: string
}

/** Returns the HTML of an error page: self-contained, without subresources. */
export const renderErrorPage = ({ title, text, reference }: ErrorPage): Buffer =>
  Buffer.from(`<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <style>
      :root { --paper: #fbf4e6; --ink: #2b1a15; --accent: #9d1c2c }
      @media (prefers-color-scheme: dark) {
        :root { --paper: #1a1211; --ink: #f4e9d8; --accent: #f39a94 }
      }
      body {
        display: grid; min-height: 100vh; margin: 0; place-content: center; padding: 1.5rem;
        background: var(--paper); color: var(--ink); font: 1.125rem/1.6 system-ui, sans-serif;
      }
      main { max-width: 32rem; border-top: .375rem double var(--accent); padding-top: 1.5rem }
      h1 { margin: 0 0 .5rem; font: 600 2rem/1.2 Georgia, serif }
      p { margin: 0 0 1rem }
      a { color: var(--accent) }
      small { font-size: .8rem; opacity: .75; overflow-wrap: anywhere }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a href="">Réessayer</a></p>
      <p><small>Référence\u00a0: ${reference}</small></p>
    </main>
  </body>
</html>
`)
