import { flow, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

/** French as the language of instruction. */
export const participePasse: TopicPack = {
  summary:
    'Les élèves accordent le participe passé avec trois questions : quel auxiliaire, qui ou quoi, avant ou après ?',
  byModel: {
    direct:
      'Vous montrez le miroir et l’emballeur, les binômes se posent les trois questions, puis chacun accorde seul.',
    inquiry:
      'Les élèves classent des participes et cherchent ce qui fait changer leurs fins, avant la règle.',
    'five-e':
      'Deux lettres anonymes intriguent, des phrases donnent des indices, trois questions donnent la règle.',
    cooperative: 'Les gardiens de trois règles se corrigent mutuellement leurs phrases.',
    flipped: 'Le miroir et l’emballeur sont lus à la maison ; en classe, on écrit et on corrige.',
    project: 'Les équipes réalisent une fiche-méthode pour la classe voisine.',
  },
  idea: 'Avec être, le participe s’accorde avec le sujet ; avec avoir, avec le complément direct placé avant.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Citer les règles d’accord du participe passé avec être et avec avoir.',
      evidence: 'Dit les deux règles et les trois questions sans la fiche.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer pourquoi la place du complément décide de l’accord avec avoir.',
      evidence: 'Compare deux phrases et montre le complément avant ou après.',
    },
    {
      bloomLevel: 'apply',
      text: 'Accorder des participes passés dans des phrases et dans un texte court.',
      evidence: 'Réussit trois accords sur quatre dans un message.',
    },
    {
      bloomLevel: 'evaluate',
      text: 'Juger les accords d’un texte et justifier les corrections.',
      evidence: 'Corrige une phrase et nomme l’auxiliaire ou la place du complément.',
    },
  ],
  prior: ['Le sujet et le complément d’objet direct.', 'Le passé composé avec être et avec avoir.'],
  priorCheck: {
    question:
      'Mettez au passé composé : « Elle part » et « Elle mange une poire ». Quel est l’auxiliaire de chaque phrase ?',
    answer:
      'Elle est partie (être) ; elle a mangé une poire (avoir). Sans cela, reprendre dix minutes les deux auxiliaires.',
  },
  materials: [
    'Tableau avec la place du chemin des trois questions.',
    'Une fiche par élève et deux crayons de couleur pour deux.',
    'Quelques bandes de papier pour les mots d’une phrase.',
  ],
  terms: [
    ['participe passé', 'La forme du verbe qui suit l’auxiliaire : parti, mangé, ouvert.'],
    ['auxiliaire', 'Le petit verbe, être ou avoir, qui aide à former le passé composé.'],
    [
      'complément d’objet direct',
      'Ce que l’on trouve avec la question « qui ? » ou « quoi ? » après le verbe.',
    ],
    ['accord', 'Le e ou le s que prend un mot à cause du genre et du nombre d’un autre.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    flow('Le chemin.', ['1. Être ou avoir ?', '2. Qui, ou quoi ?', '3. Avant ou après ?']),
    table(
      ['cas', 'accord avec', 'exemple'],
      [
        ['être', 'le sujet', 'Les filles sont arrivées.'],
        ['avoir, complément avant', 'le complément', 'La pomme qu’Emma a mangée.'],
        ['avoir, complément après ou absent', '–', 'Emma a mangé une pomme.'],
      ],
    ),
    text('é ou er ? « vendu » : é. « vendre » : er.'),
    text('Les petits mots à surveiller : que, la, les, l’.'),
  ],
  sheet: {
    title: 'L’accord du participe passé avec être et avoir',
    instructions: 'Entourez l’auxiliaire. Posez ensuite les trois questions avant d’écrire la fin du mot.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Complétez le tableau avec le participe du verbe, et dites avec quoi vous accordez.',
    minutes: 15,
    blocks: [
      table(
        ['phrase', 'participe', 'accord avec'],
        [
          ['Mes parents sont (descendre).', '', ''],
          ['Lucie a (vendre) ses patins.', '', ''],
          ['Les patins que Lucie a (vendre) étaient neufs.', '', ''],
          ['Cette tarte, qui l’a (faire) ?', '', ''],
        ],
      ),
    ],
    answer:
      'Descendus (mes parents) ; vendu (rien, le complément est après) ; vendus (que, les patins) ; faite (l’, cette tarte).',
    points: ['un point par participe', 'un point par justification'],
    easier: {
      task: 'Complétez le tableau avec le participe du verbe, et dites avec quoi vous accordez. Une seule phrase a « être » ; dans une seule, le complément est placé après.',
      minutes: 15,
    },
    harder: {
      task: 'Complétez le tableau avec le participe du verbe, dites avec quoi vous accordez, et changez chaque phrase pour que l’accord soit différent.',
      minutes: 25,
    },
  },
  extension: [
    {
      task: 'Cherchez dans un livre cinq participes passés. Dites pour chacun l’auxiliaire, et pourquoi il est accordé ou non.',
      answer:
        'Chaque participe est relevé avec son auxiliaire ; la raison nomme le sujet avec « être », la place du complément avec « avoir ».',
      points: ['cinq participes', 'une raison pour chacun'],
    },
    {
      task: 'Écrivez une devinette de quatre phrases où seuls les accords permettent de savoir qui parle.',
      answer:
        'Par exemple : « Je suis née sous un chou, je suis devenue célèbre, et pourtant personne ne m’a vue. » Les e disent que c’est une fille.',
      points: ['des accords justes', 'la solution se trouve grâce à eux'],
    },
  ],
  reflection: [
    'Qui accordait encore avec le sujet d’« avoir », et dans quel exercice ?',
    'Le fait de cacher la fin de la phrase a-t-il aidé plus que la règle ?',
    'Quels petits mots faut-il revoir : que, la, les, l’ ?',
  ],
}
