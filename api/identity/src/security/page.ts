import { escapeMarkup } from '@classeur/domain/text'
import { createHash } from 'node:crypto'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 44rem; padding: 3rem 1.25rem; }
h1 { font-size: 1.5rem; }
a, button { color: #1c5fb8; }
button { border: 0; border-radius: .5rem; padding: .7rem 1.4rem; font: inherit; background: #1c5fb8; color: #fff; cursor: pointer; }
article { border-block-start: 1px solid #8886; padding-block: 1rem; }
article p { margin: .25rem 0; overflow-wrap: anywhere; white-space: pre-line; }
small { opacity: .75; }
@media (prefers-color-scheme: dark) { a { color: #8db9f5; } }
`
const submitScript = 'document.forms[0].submit()'

const sourceHash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/** The only sources that this process's content security policy allows. */
export const pageSources = { style: sourceHash(style), script: sourceHash(submitScript) }

/** A plain HTML page; `body` is HTML. With `submits`, a script submits its first form at once. */
export const renderPage = (
  title: string,
  body: string,
  options: { submits?: boolean } = {},
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} · Classeur</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeMarkup(title)}</h1>
${body}
${options.submits ? `<script>${submitScript}</script>` : ''}
</body>
</html>
`
