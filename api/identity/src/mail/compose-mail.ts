import type { Language } from '@classeur/contracts'
import { escapeHtml } from '../security/page.ts'
import type { MailKind, MailWords } from './mail-words.ts'
import type { Mail } from './send-mail.ts'
import { ar } from './words.ar.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

const words: Record<Language, MailWords> = { en, fr, ar }

const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1c5fb8;color:#ffffff;text-decoration:none'

/** A mail with one link, as text and as HTML (right to left in Arabic). */
export function composeMail(kind: MailKind, language: Language, link: string): Omit<Mail, 'to'> {
  const { subject, greeting, body, button, note } = words[language][kind]
  const href = escapeHtml(link)
  const html = `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<body style="font:16px/1.5 sans-serif;max-width:36rem;margin:0 auto;padding:24px">
<h1 style="font-size:22px">${escapeHtml(greeting)}</h1>
<p>${escapeHtml(body)}</p>
<p><a href="${href}" style="${buttonStyle}">${escapeHtml(button)}</a></p>
<p style="font-size:13px"><a href="${href}" dir="ltr">${href}</a></p>
<p style="font-size:13px">${escapeHtml(note)}</p>
</body>
</html>
`
  return { subject, text: `${greeting}\n\n${body}\n\n${link}\n\n${note}\n`, html, link }
}
