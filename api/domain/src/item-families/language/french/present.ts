import { wordFamily } from '../word-family.ts'
import { isIrregular, isSecondGroup, presentOf } from './conjugate.ts'
import { frenchPrompts } from './french-prompts.ts'
import { verbTasks, type VerbRow } from './verb-tasks.ts'

const rows: readonly VerbRow[] = [
  ['chanter', 'une chanson', 1],
  ['jouer', 'dans la cour', 1],
  ['regarder', 'un film', 1],
  ['aimer', 'les histoires', 1],
  ['habiter', 'près de l’école', 1],
  ['écouter', 'la radio', 1],
  ['danser', 'sur la scène', 1],
  ['parler', 'avec la voisine', 1],
  ['marcher', 'dans la forêt', 1],
  ['donner', 'un livre à Léa', 1],
  ['trouver', 'la réponse', 1],
  ['travailler', 'à la bibliothèque', 1],
  ['visiter', 'un musée', 1],
  ['finir', 'le repas', 1],
  ['manger', 'une pomme', 2],
  ['ranger', 'la chambre', 2],
  ['nager', 'dans le lac', 2],
  ['partager', 'le goûter', 2],
  ['voyager', 'en train', 2],
  ['commencer', 'l’exercice', 2],
  ['lancer', 'le ballon', 2],
  ['effacer', 'le tableau', 2],
  ['placer', 'les chaises', 2],
  ['choisir', 'un livre', 2],
  ['remplir', 'la bouteille', 2],
  ['réussir', 'cet exercice', 2],
  ['être', 'en avance', 2],
  ['avoir', 'froid', 2],
  ['aller', 'au marché', 2],
  ['faire', 'la vaisselle', 2],
  ['grandir', 'vite', 3],
  ['réfléchir', 'à la question', 3],
  ['obéir', 'au règlement', 3],
  ['ralentir', 'avant le virage', 3],
  ['nourrir', 'les poules', 3],
  ['rougir', 'de plaisir', 3],
]

type Group = 'own' | 'ir' | 'soft' | 'er'
const groupOf = (verb: string): Group => {
  if (isIrregular(verb)) return 'own'
  if (isSecondGroup(verb)) return 'ir'
  return /[cg]er$/u.test(verb) ? 'soft' : 'er'
}

/** What the errors make of each person; null where an error can't happen. */
function slips(verb: string, person: number): Readonly<Record<string, string | null>> {
  const stem = verb.slice(0, -2)
  const group = groupOf(verb)
  // Je and il share their form in verbs in -er.
  const other = [group === 'er' || group === 'soft' ? 1 : 2, 2, 5, 5, 3, 3][person] ?? 2
  return {
    'wrong-person': presentOf(verb, other),
    'without-iss': group === 'ir' && person > 2 ? stem + (['ons', 'ez', 'ent'][person - 3] ?? '') : null,
    'missing-s': person === 1 && group !== 'own' && group !== 'ir' ? presentOf(verb, 2) : null,
    'soft-letter': group === 'soft' && person === 3 ? `${stem}ons` : null,
    'like-regular':
      verb === 'faire' && person === 4
        ? 'faisez'
        : verb === 'aller' && person < 3
          ? (['alle', 'alles', 'alle'][person] ?? null)
          : null,
  }
}

const endings = '-e, -es, -e, -ons, -ez, -ent'
const steps: Readonly<Record<Group, readonly string[]>> = {
  er: [`Verbe en -er\u00a0: les terminaisons sont ${endings}.`],
  soft: [
    `Verbe en -er\u00a0: les terminaisons sont ${endings}.`,
    'Devant o, c devient ç et g devient ge, pour garder le son.',
  ],
  ir: ['Verbe du 2e groupe\u00a0: -is, -is, -it, -issons, -issez, -issent.'],
  own: ['Ce verbe est irrégulier\u00a0: ses formes s’apprennent par cœur.'],
}

export const frenchPresentTense = wordFamily({
  id: 'french-present',
  languages: ['fr'],
  names: {
    fr: 'Présent de l’indicatif',
    en: 'French present tense',
    ar: 'المضارع في الفرنسية',
  },
  words:
    'present+indicatif present$+verbe present$+conjug present$+temps present+tense+french conjug+verbe مضارع+فرنسيه',
  ages: { from: 7, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'wrong-person': {
      names: {
        fr: 'terminaison d’une autre personne (ils finissons)',
        en: 'ending of another person (ils finissons)',
        ar: 'نهاية ضمير آخر (ils finissons)',
      },
      words: 'personne terminaison person ending accord+sujet ضمير',
    },
    'without-iss': {
      names: {
        fr: 'oublie -iss- (nous finons)',
        en: 'forgets -iss- (nous finons)',
        ar: 'نسيان iss (nous finons)',
      },
      words: 'iss$ deuxieme+groupe 2e+groupe second+group',
    },
    'missing-s': {
      names: {
        fr: 'oublie le -s avec tu',
        en: 'forgets the -s with tu',
        ar: 'نسيان s مع tu',
      },
      words: 'oubli+s$ tu$+s$ forget+s$ نسيان+s$',
    },
    'soft-letter': {
      names: {
        fr: 'oublie la cédille ou le e (nous mangons)',
        en: 'forgets the cedilla or the e (nous mangons)',
        ar: 'نسيان السيديلا أو e (nous mangons)',
      },
      words: 'cedille cedilla cer$ ger$ mangons',
    },
    'like-regular': {
      names: {
        fr: 'traite un verbe irrégulier comme un verbe en -er',
        en: 'treats an irregular verb as a regular one',
        ar: 'تصريف فعل شاذ كفعل منتظم',
      },
      words: 'irregulier irregular شاذ',
    },
  },
  tasks: verbTasks(
    {
      tense: 'présent',
      when: 'Aujourd’hui',
      form: presentOf,
      slips,
      steps: (verb) => steps[groupOf(verb)],
      isAlike: (verb, other) =>
        groupOf(verb) === groupOf(other) &&
        groupOf(verb) !== 'own' &&
        (groupOf(verb) !== 'soft' || verb.at(-3) === other.at(-3)),
    },
    rows,
  ),
  prompts: frenchPrompts('Conjugue au présent'),
})
