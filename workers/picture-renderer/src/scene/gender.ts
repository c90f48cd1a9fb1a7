import type { Subject } from '@classeur/domain/pictures'

const feminine = /(?:ère|ienne|trice|euse|esse|ante|amie)s?$|(?:ة|ات)$/u
const arabic = /\p{Script=Arabic}/u
const woman = /^(?:woman|girl)/
const man = /^(?:man|boy|child)/

/**
 * The icons that fit the gender of a pronoun or of the word, as in "maîtresse" and "معلمة"; all of them if the word or the icons have
 * none. Arabic names one man with the plain form.
 */
export function ofGender(icons: readonly string[], { written, count, gender }: Subject): readonly string[] {
  const isFeminine = gender === 'feminine' || feminine.test(written)
  const isMasculine = gender === 'masculine' || (!isFeminine && count === 1 && arabic.test(written))
  const fitting = icons.filter((icon) =>
    isFeminine ? woman.test(icon) : isMasculine ? man.test(icon) : true,
  )
  return fitting.length > 0 ? fitting : icons
}
