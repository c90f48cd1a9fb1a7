const longestName = 80

const locales: Record<string, string> = { en: 'en-GB', fr: 'fr', ar: 'ar-u-nu-latn' }

/** "22 Nov" in the language of the person. */
export const dayOf = (at: Date, { language, timeZone }: { language: string; timeZone: string }): string =>
  new Intl.DateTimeFormat(locales[language] ?? language, { day: 'numeric', month: 'short', timeZone }).format(
    at,
  )

/**
 * The name of a copy: its own if no class here has it, else with the day of the archive, and with a number if that
 * exists too. Adds it to the names that are taken.
 */
export function copyName(name: string, day: string, taken: Set<string>): string {
  for (let number = 0; ; number += 1) {
    const suffix = number === 0 ? '' : number === 1 ? ` (${day})` : ` (${day}, ${String(number)})`
    const candidate = name.slice(0, longestName - suffix.length).trimEnd() + suffix
    if (taken.has(candidate)) continue
    taken.add(candidate)
    return candidate
  }
}
