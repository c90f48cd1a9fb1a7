import { expect, test } from 'vitest'
import { html } from './html.ts'

test('text is escaped in content and attributes, and nested templates are not escaped twice', () => {
  const name = `<script>"&'`
  const inner = html`<b title="${name}">${name}</b>`
  expect(html`<p>${inner}${[inner]}</p>`.text).toBe(
    `<p>${`<b title="&lt;script&gt;&quot;&amp;&#39;">&lt;script&gt;&quot;&amp;&#39;</b>`.repeat(2)}</p>`,
  )
})

test('null, undefined and false leave nothing, and zero is shown', () => {
  expect(html`${null}${undefined}${false}${0}`.text).toBe('0')
})
