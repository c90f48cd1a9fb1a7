import { Language } from '@classeur/contracts'
import { expect, test } from 'vitest'
import { composeInvitation } from './compose-invitation.ts'

const link = 'https://classeur.test/joinclass/abc'
const names = { inviter: 'Ada <b>', target: '6B "Maths"\r\nBcc: victim@school.example' }
const cases = Language.options.flatMap((language) =>
  (['class', 'school'] as const).map((kind) => [language, kind] as const),
)

test.each(cases)(
  'the %s mail for a %s names who asks and to what, with the link as text and HTML',
  (language, kind) => {
    const mail = composeInvitation(kind, language, names, link)
    expect(mail.subject).toContain('Ada')
    expect(mail.text).toContain(`\n${link}\n`)
    expect(mail.html).toContain(`href="${link}"`)
    expect(mail.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(mail.html).toContain('6B &quot;Maths&quot; Bcc')
  },
)

test.each(cases)(
  'in the %s mail for a %s what people typed is neither a header nor a tag',
  (language, kind) => {
    const { subject, html } = composeInvitation(kind, language, names, link)
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toContain('<b>')
  },
)
