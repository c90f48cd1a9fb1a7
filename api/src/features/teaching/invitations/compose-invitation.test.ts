import { Language } from '@classeur/contracts'
import { describe, expect, it } from 'vitest'
import { composeInvitation } from './compose-invitation.ts'

const link = 'https://classeur.test/joinclass/abc'
const cases = Language.options.flatMap((language) =>
  (['class', 'school'] as const).map((kind) => [language, kind] as const),
)

describe.each(cases)('the %s mail for a %s', (language, kind) => {
  const compose = (inviter: string, target: string) =>
    composeInvitation(kind, language, { inviter, target }, link)

  it('names the inviter and the target, with the link as text and HTML', () => {
    const { subject, text, html } = compose('Ada O’Neil-Ben Ali', '6B "Maths",\r\nSt. Mary')
    expect(subject).toContain('Ada O’Neil-Ben Ali')
    expect(subject).toContain('6B "Maths", St. Mary')
    expect(text).toContain(`\n${link}\n`)
    expect(html).toContain(`href="${link}"`)
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(html).toContain('6B &quot;Maths&quot;, St. Mary')
  })

  it.each([
    'evil.example',
    'See https://evil.example/login',
    'evil。example',
    'evil．example',
    'www evil example',
    'write to a@evil.example',
    'evil\u2024example',
    '<b>6B</b>',
    'a/b',
    '',
  ])('leaves out a name that could contain a URL or email address: %j', (name) => {
    const plain = compose('Ada', '6B')
    const { subject, text, html } = compose(name, name)
    const said = [subject, text, html].join('\n').replaceAll(link, '')
    if (name !== '') expect(said).not.toContain(name)
    expect(said).not.toMatch(/evil|<b>6B|a\/b|undefined|null|“”|«»|« »/)
    expect(subject).not.toBe(plain.subject)
    expect(text).toContain(`\n${link}\n`)
  })
})
