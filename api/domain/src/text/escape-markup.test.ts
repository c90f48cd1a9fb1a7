import { expect, it } from 'vitest'
import { escapeMarkup, escapeXml } from './escape-markup.ts'

it('text is escaped for content and for attributes in either quotes', () => {
  expect(escapeMarkup(`<b title="x" lang='fr'>&amp;</b>`)).toBe(
    '&lt;b title=&quot;x&quot; lang=&#39;fr&#39;&gt;&amp;amp;&lt;/b&gt;',
  )
})

it('text for XML has no characters that XML can’t contain, and keeps tabs, line breaks and emoji', () => {
  expect(escapeXml('a\u0000b\u001fc\ufffed\ud800e')).toBe('abcde')
  expect(escapeXml('a\tb\nc 🍃 <')).toBe('a\tb\nc 🍃 &lt;')
})
