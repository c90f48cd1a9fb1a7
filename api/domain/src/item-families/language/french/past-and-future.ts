import { wordFamily } from '../word-family.ts'
import { futureOf, futureStem, imperfectOf, imperfectStem, isSecondGroup, presentOf } from './conjugate.ts'
import { frenchPrompts } from './french-prompts.ts'
import { verbTasks, type VerbRow } from './verb-tasks.ts'

const regular: readonly VerbRow[] = [
  ['chanter', 'une chanson', 1],
  ['jouer', 'dans la cour', 1],
  ['regarder', 'un film', 1],
  ['aimer', 'les histoires', 1],
  ['habiter', 'près de l’école', 1],
  ['écouter', 'la radio', 1],
  ['parler', 'avec la voisine', 1],
  ['travailler', 'à la bibliothèque', 1],
  ['finir', 'le repas', 1],
  ['choisir', 'un livre', 2],
  ['grandir', 'vite', 2],
  ['réussir', 'les exercices', 2],
  ['être', 'en avance', 1],
  ['avoir', 'froid', 1],
  ['aller', 'au marché', 2],
  ['faire', 'la vaisselle', 2],
]

const imperfectRows: readonly VerbRow[] = [
  ...regular,
  ['manger', 'une pomme', 2],
  ['ranger', 'la chambre', 2],
  ['nager', 'dans le lac', 2],
  ['voyager', 'en train', 2],
  ['commencer', 'à l’heure', 2],
  ['lancer', 'le ballon', 2],
  ['prendre', 'le bus', 2],
  ['venir', 'à pied', 2],
  ['attendre', 'le train', 2],
  ['dire', 'la vérité', 3],
  ['lire', 'le journal', 3],
  ['voir', 'la mer', 3],
  ['pouvoir', 'sortir', 3],
  ['vouloir', 'un chien', 3],
]

const stem = (verb: string) => verb.slice(0, -2)
const isSoft = (verb: string) => /[cg]er$/u.test(verb)

export const frenchImperfectTense = wordFamily({
  id: 'french-imparfait',
  languages: ['fr'],
  names: { fr: 'Imparfait de l’indicatif', en: 'French imperfect tense', ar: 'الماضي الناقص في الفرنسية' },
  words: 'imparfait imperfect ماضي+ناقص',
  ages: { from: 8, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'present-ending': {
      names: {
        fr: 'oublie le i avec nous et vous (nous chantons)',
        en: 'forgets the i with nous and vous (nous chantons)',
        ar: 'نسيان i مع nous وvous (nous chantons)',
      },
      words: 'oubli+i$ ions$ iez$ present forget+i$',
    },
    'sounds-alike': {
      names: {
        fr: 'confond -ait avec -é (il chanté)',
        en: 'mixes up -ait and -é (il chanté)',
        ar: 'الخلط بين ait وé (il chanté)',
      },
      words: 'confond+ait$ homophone confond+e$ ait$ mix+ait$',
    },
    'wrong-person': {
      names: {
        fr: 'terminaison d’une autre personne (tu chantait)',
        en: 'ending of another person (tu chantait)',
        ar: 'نهاية ضمير آخر (tu chantait)',
      },
      words: 'personne terminaison person ending ضمير',
    },
    'soft-letter': {
      names: {
        fr: 'oublie la cédille ou le e (je mangais)',
        en: 'forgets the cedilla or the e (je mangais)',
        ar: 'نسيان السيديلا أو e (je mangais)',
      },
      words: 'cedille cedilla mangais',
    },
  },
  tasks: verbTasks(
    {
      tense: 'imparfait',
      when: 'Autrefois',
      form: imperfectOf,
      slips: (verb, person) => ({
        'present-ending':
          person === 3 || person === 4 ? imperfectOf(verb, person).replace(/i(?=(?:ons|ez)$)/u, '') : null,
        'sounds-alike': verb.endsWith('er') && person < 3 ? `${stem(verb)}é` : null,
        'wrong-person': imperfectOf(verb, [2, 2, 0, 5, 0, 2][person] ?? 2),
        'soft-letter':
          isSoft(verb) && person !== 3 && person !== 4
            ? `${stem(verb)}${['ais', 'ais', 'ait', '', '', 'aient'][person] ?? ''}`
            : null,
      }),
      steps: (verb) => [
        verb === 'être'
          ? 'Le radical d’être est ét-.'
          : `Le radical vient de la forme avec nous\u00a0: ${imperfectStem(verb)}-.`,
        'Les terminaisons sont -ais, -ais, -ait, -ions, -iez, -aient.',
        ...(isSoft(verb) ? ['Devant a, c devient ç et g devient ge, pour garder le son.'] : []),
      ],
      isAlike: (verb, other) =>
        verb.endsWith('er') && other.endsWith('er') && verb !== 'aller' && other !== 'aller'
          ? isSoft(verb) === isSoft(other) && (!isSoft(verb) || verb.at(-3) === other.at(-3))
          : isSecondGroup(verb) && isSecondGroup(other),
    },
    imperfectRows,
  ),
  prompts: frenchPrompts('Conjugue à l’imparfait'),
})

const futureRows: readonly VerbRow[] = [
  ...regular,
  ['copier', 'la leçon', 2],
  ['étudier', 'la carte', 2],
  ['oublier', 'le parapluie', 2],
  ['remercier', 'la voisine', 2],
  ['trier', 'les papiers', 3],
  ['prendre', 'le bus', 2],
  ['attendre', 'le train', 2],
  ['dire', 'la vérité', 2],
  ['lire', 'le journal', 2],
  ['venir', 'à pied', 3],
  ['voir', 'la mer', 3],
  ['pouvoir', 'sortir', 3],
  ['vouloir', 'un chien', 3],
  ['devoir', 'partir', 3],
  ['savoir', 'la réponse', 3],
  ['envoyer', 'une carte', 3],
]

/** The stem that someone expects who builds the futur of an irregular verb on its infinitive. */
const expectedStem = (verb: string) => (verb.endsWith('oir') ? verb : verb.replace(/e$/u, ''))

export const frenchFutureTense = wordFamily({
  id: 'french-futur',
  languages: ['fr'],
  names: { fr: 'Futur simple', en: 'French future tense', ar: 'المستقبل البسيط في الفرنسية' },
  words: 'futur$ future+tense future+french مستقبل',
  ages: { from: 8, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'present-for-future': {
      names: { fr: 'reste au présent', en: 'stays in the present', ar: 'البقاء في الحاضر' },
      words: 'present temps tense حاضر',
    },
    'regular-stem': {
      names: {
        fr: 'garde l’infinitif d’un verbe irrégulier (il allera)',
        en: 'keeps the infinitive of an irregular verb (il allera)',
        ar: 'إبقاء مصدر الفعل الشاذ (il allera)',
      },
      words: 'radical irregulier stem irregular شاذ',
    },
    'missing-e': {
      names: {
        fr: 'oublie le e qui ne s’entend pas (je jourai)',
        en: 'forgets the silent e (je jourai)',
        ar: 'نسيان e الصامتة (je jourai)',
      },
      words: 'e$+muet e$+silent oubli+e$ e$+entend e$+صامت',
    },
    conditional: {
      names: {
        fr: 'écrit -ais avec je (je chanterais)',
        en: 'writes -ais with je (je chanterais)',
        ar: 'كتابة ais مع je (je chanterais)',
      },
      words: 'conditionnel conditional ais$ rais$',
    },
    'wrong-person': {
      names: {
        fr: 'terminaison d’une autre personne (ils chanterons)',
        en: 'ending of another person (ils chanterons)',
        ar: 'نهاية ضمير آخر (ils chanterons)',
      },
      words: 'personne terminaison person ending ons$+ont$ ضمير',
    },
  },
  tasks: verbTasks(
    {
      tense: 'futur',
      when: 'Demain',
      form: futureOf,
      slips: (verb, person) => {
        const ending = futureOf(verb, person).slice(futureStem(verb).length)
        return {
          'present-for-future':
            verb.endsWith('er') && !['aller', 'envoyer'].includes(verb) ? presentOf(verb, person) : null,
          'regular-stem': futureStem(verb) === expectedStem(verb) ? null : expectedStem(verb) + ending,
          'missing-e': /[iu]er$/u.test(verb) ? verb.replace(/er$/u, 'r') + ending : null,
          conditional: person === 0 ? `${futureStem(verb)}ais` : null,
          'wrong-person': futureOf(verb, [2, 2, 1, 5, 0, 3][person] ?? 2),
        }
      },
      steps: (verb) => [
        futureStem(verb) === expectedStem(verb)
          ? 'Le futur se construit sur l’infinitif, sans le e final.'
          : `Ce verbe a un radical à lui au futur\u00a0: ${futureStem(verb)}-.`,
        'Les terminaisons sont -ai, -as, -a, -ons, -ez, -ont.',
      ],
      isAlike: (verb, other) =>
        futureStem(verb) === expectedStem(verb) &&
        futureStem(other) === expectedStem(other) &&
        verb.slice(-2) === other.slice(-2),
    },
    futureRows,
  ),
  prompts: frenchPrompts('Conjugue au futur'),
})
