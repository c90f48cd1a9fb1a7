import type { Spoken } from './spoken.ts'

const numbers =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  )
const parts: Readonly<Record<number, string>> = {
  ...{ 2: 'demi', 3: 'tiers', 4: 'quart', 5: 'cinquième', 6: 'sixième', 7: 'septième', 8: 'huitième' },
  ...{ 9: 'neuvième', 10: 'dixième', 11: 'onzième', 12: 'douzième', 13: 'treizième', 14: 'quatorzième' },
  ...{ 15: 'quinzième', 16: 'seizième', 17: 'dix-septième', 18: 'dix-huitième', 19: 'dix-neuvième' },
  ...{ 20: 'vingtième', 100: 'centième', 1000: 'millième' },
}

export const spokenFrench: Spoken = {
  namedFraction(numerator, denominator) {
    const part = parts[denominator]
    if (!part || numerator < 1) return null
    const plural = numerator === 1 || part.endsWith('s') ? part : `${part}s`
    return `${numbers[numerator - 1] ?? String(numerator)} ${plural}`
  },
  fraction: (numerator, denominator, isLong) =>
    isLong
      ? `fraction ${numerator} sur ${denominator} fin de la fraction`
      : `${numerator} sur ${denominator}`,
  mixedNumber: (whole, fraction, isHalf) => `${whole} et ${isHalf ? 'demi' : fraction}`,
  power(base, exponent) {
    if (exponent === '2') return `${base} au carré`
    return exponent === '3' ? `${base} au cube` : `${base} puissance ${exponent}`
  },
  index: (base, index) => `${base} indice ${index}`,
  root(radicand, degree, isLong) {
    const name =
      degree === null ? 'racine carrée' : degree === '3' ? 'racine cubique' : `racine d’ordre ${degree}`
    return `${name} de ${radicand}${isLong ? ' fin de la racine' : ''}`
  },
  accent: (base, accent) =>
    ({ line: `segment ${base}`, arrow: `vecteur ${base}`, hat: `angle ${base}` })[accent],
  signs: {
    '□': 'case vide',
    ...{ '+': 'plus', '−': 'moins', '±': 'plus ou moins', '×': 'fois', '·': 'fois', '÷': 'divisé par' },
    ...{ '/': 'par', '=': 'égale', '≠': 'est différent de', '≈': 'est environ égal à', '≡': 'est congru à' },
    ...{ '<': 'est inférieur à', '>': 'est supérieur à' },
    ...{ '≤': 'est inférieur ou égal à', '≥': 'est supérieur ou égal à', '∝': 'est proportionnel à' },
    ...{ '→': 'donne', '⇌': 'est en équilibre avec', '⇒': 'implique', '⇔': 'équivaut à' },
    ...{ '%': 'pour cent', '°': 'degrés', '∞': 'l’infini', '′': 'prime', '…': 'et ainsi de suite' },
    ...{ '∈': 'appartient à', '∉': 'n’appartient pas à', '∪': 'union', '∩': 'inter', '∅': 'l’ensemble vide' },
    ...{ '∠': 'angle', '△': 'triangle', '⊥': 'est perpendiculaire à', '∥': 'est parallèle à', '∑': 'somme' },
    ...{ π: 'pi', '(': 'parenthèse ouvrante', ')': 'parenthèse fermante', '|': 'barre', '!': 'factorielle' },
    ':': 'divisé par',
  },
}
