import { flow, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

export const photosynthesis: TopicPack = withFormulas({
  summary:
    'Les élèves suivent l’eau et le dioxyde de carbone dans une feuille, découvrent ce que la plante en construit et ce qu’elle fait la nuit.',
  byModel: {
    direct:
      'Vous dessinez le trajet dans la feuille, les binômes le complètent, puis chacun explique des expériences par écrit.',
    inquiry: 'Des bulles devant une lampe mènent à la question : que fait une feuille avec la lumière ?',
    'five-e': 'Un arbre pose la question, des bulles donnent un premier indice, la feuille donne la réponse.',
    cooperative: 'Des experts de l’entrée, des chloroplastes et des produits dessinent une feuille commune.',
    flipped: 'La feuille-boulangerie est lue à la maison ; en classe, on explique les expériences.',
    project: 'Les équipes dessinent 24 heures dans la vie d’une feuille.',
  },
  idea: 'À la lumière, les plantes vertes font leur nourriture avec du dioxyde de carbone et de l’eau, et nous en vivons tous.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Nommer ce qui entre dans la photosynthèse, ce qui en sort et ce qu’il lui faut.',
      evidence: 'Écrit le bilan avec la lumière au-dessus de la flèche, sans notes.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer d’où vient la masse d’une plante qui grandit.',
      evidence: 'Nomme le dioxyde de carbone et l’eau, avec la pesée du saule comme preuve.',
    },
    {
      bloomLevel: 'apply',
      text: 'Prévoir quels gaz une plante prélève et rejette à la lumière et à l’obscurité.',
      evidence: 'Dit pour midi et pour minuit quels processus ont lieu.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Analyser des mesures sur une plante et les relier à la photosynthèse ou à la respiration.',
      evidence: 'Décrit comment deux grandeurs varient ensemble et en donne la cause.',
    },
  ],
  prior: [
    'Les parties d’une plante et leur rôle.',
    'L’air est un mélange de gaz, dont le dioxygène et le dioxyde de carbone.',
  ],
  priorCheck: {
    question: 'Nommez trois parties d’une plante avec leur rôle, et deux gaz de l’air.',
    answer:
      'Par exemple racines (prélèvent l’eau), tige (la transporte), feuilles ; dioxygène et dioxyde de carbone. Sinon, dessinez d’abord une plante ensemble.',
  },
  materials: [
    'Tableau pour le dessin de la plante, avec la place des flèches.',
    'Une fiche par élève avec les mesures et le graphique.',
    'Papier, crayons, un crayon vert et un rouge pour deux.',
  ],
  terms: [
    ['chlorophylle', 'Le pigment vert des feuilles, qui capte l’énergie de la lumière.'],
    ['chloroplaste', 'Le grain vert d’une cellule de feuille où se fabrique le glucose.'],
    ['stomate', 'Une ouverture de la feuille par où passent les gaz.'],
    ['glucose', 'Le sucre que la plante fabrique et dont elle vit.'],
    [
      'respiration',
      'L’usage du dioxygène et du sucre pour avoir de l’énergie ; du dioxyde de carbone est rejeté.',
    ],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('dioxyde de carbone + eau → glucose + dioxygène (au-dessus de la flèche : lumière, chlorophylle)'),
    flow('Le trajet dans la plante.', [
      'racines : eau',
      'stomates : dioxyde de carbone',
      'chloroplastes : lumière',
      'le glucose reste, le dioxygène sort',
    ]),
    table(
      ['', 'lumière', 'obscurité'],
      [
        ['photosynthèse', 'fait du glucose', '–'],
        ['respiration', 'use du glucose', 'use du glucose'],
        ['la plante rejette', 'du dioxygène', 'du dioxyde de carbone'],
      ],
    ),
    text('Le saule : 74 kg d’arbre en plus, 57 g de terre en moins.'),
  ],
  sheet: {
    title: 'La photosynthèse : ce que fait une feuille avec la lumière',
    instructions: 'Répondez en phrases entières avec « parce que ». Employez les mots du vocabulaire.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Quelles affirmations sont vraies ? Écrivez « vrai », ou corrigez l’affirmation.',
    minutes: 15,
    blocks: [
      table(
        ['affirmation', 'vrai, ou corrigé'],
        [
          ['Une plante verte dans le noir perd de la masse.', ''],
          ['Une feuille prélève le dioxyde de carbone par ses racines.', ''],
          ['Le bois est fait de ce que produisent les feuilles.', ''],
          ['À midi, une plante ne respire pas.', ''],
        ],
      ),
    ],
    answer:
      'La première est vraie, elle ne fait que respirer. La deuxième : par les stomates. La troisième est vraie, avec le glucose. La quatrième : elle respire aussi à midi.',
    points: ['deux affirmations reconnues vraies', 'deux corrections'],
    easier: {
      task: 'Quelles affirmations sont vraies ? Deux sont fausses, et toutes les deux parlent de gaz. Corrigez-les.',
      minutes: 15,
    },
    harder: {
      task: 'Quelles affirmations sont vraies ? Corrigez les autres et donnez pour les quatre une preuve tirée de la séance.',
      minutes: 20,
    },
  },
  extension: [
    {
      task: 'En automne, les feuilles perdent leur vert. Qu’est-ce que cela change pour l’arbre, et de quoi vit-il en hiver ?',
      answer:
        'Sans chlorophylle, il ne fait plus de glucose. Il respire lentement et vit de l’amidon mis en réserve en été.',
      points: ['pas de photosynthèse', 'les réserves'],
    },
    {
      task: 'Les algues de la mer font aussi la photosynthèse. D’où tirent-elles les deux ingrédients, et pourquoi vivent-elles près de la surface ?',
      answer:
        'L’eau est autour d’elles, et le dioxyde de carbone y est dissous. En profondeur, il n’y a pas assez de lumière.',
      points: ['les deux ingrédients', 'la lumière près de la surface'],
    },
  ],
  reflection: [
    'Qui barrait encore la respiration du côté du jour ?',
    'Les bulles ont-elles aidé à comprendre la lumière, ou ont-elles distrait ?',
    'Quelle comparaison les élèves ont-ils reprise d’eux-mêmes : la boulangerie ou le magasin ?',
  ],
})
