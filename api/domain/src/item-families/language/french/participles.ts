/** Past participles that aren't built from the infinitive. */
const own: Readonly<Record<string, string>> = {
  ...{ apprendre: 'appris', attendre: 'attendu', boire: 'bu', comprendre: 'compris', descendre: 'descendu' },
  ...{
    devenir: 'devenu',
    écrire: 'écrit',
    faire: 'fait',
    lire: 'lu',
    mettre: 'mis',
    naître: 'né',
    ouvrir: 'ouvert',
  },
  ...{
    peindre: 'peint',
    perdre: 'perdu',
    prendre: 'pris',
    recevoir: 'reçu',
    revenir: 'revenu',
    vendre: 'vendu',
  },
  ...{ venir: 'venu', voir: 'vu' },
}

export const agreements = ['masculine', 'feminine', 'masculine-plural', 'feminine-plural'] as const
export type Agreement = (typeof agreements)[number]

export const isFeminine = (agreement: Agreement): boolean => agreement.startsWith('feminine')
export const isPlural = (agreement: Agreement): boolean => agreement.endsWith('-plural')

/** The participle of a verb: -é for verbs in -er, -i for verbs in -ir, or one of its own. */
const baseOf = (verb: string) => own[verb] ?? verb.replace(/er$/u, 'é').replace(/ir$/u, 'i')

const withPlural = (word: string) => (word.endsWith('s') ? word : `${word}s`)

/** A participle that agrees: -e for the feminine, -s for the plural. */
export function agreeing(verb: string, agreement: Agreement): string {
  const base = baseOf(verb) + (isFeminine(agreement) ? 'e' : '')
  return isPlural(agreement) ? withPlural(base) : base
}

export const agreementNames: Readonly<Record<Agreement, string>> = {
  masculine: 'masculin singulier',
  feminine: 'féminin singulier',
  'masculine-plural': 'masculin pluriel',
  'feminine-plural': 'féminin pluriel',
}

/** What a solution says about the ending. */
export const endingOf: Readonly<Record<Agreement, string>> = {
  masculine: 'le participe ne change pas',
  feminine: 'on ajoute -e au participe',
  'masculine-plural': 'on ajoute -s au participe, sauf après un s',
  'feminine-plural': 'on ajoute -es au participe',
}
