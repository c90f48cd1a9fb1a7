const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Characters that XML can't contain. */
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

/** Escapes text for HTML and XML, including quoted attribute values. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Escapes text for XML, such as SVG, and removes the characters that make an XML file unreadable. */
export const escapeXml = (text: string): string => escapeMarkup(text.replace(notXml, ''))
