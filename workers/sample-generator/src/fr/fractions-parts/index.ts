import { fractionBars, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

/** First fractions: equal parts of one whole. */
export const fractionsParts: TopicPack = withFormulas({
  summary:
    'Les élèves plient des bandes en parts égales, les nomment par des fractions et comparent demis, quarts et huitièmes.',
  byModel: {
    direct: 'Vous pliez des bandes, la classe plie avec vous, puis chacun nomme et colorie des parts.',
    inquiry:
      'Les binômes plient trois bandes et remarquent ce que deviennent les parts, avant tout vocabulaire.',
    'five-e':
      'Une galette mal partagée fait parler, le pliage donne la réponse, et de nouvelles bandes montrent qui a compris.',
    cooperative:
      'Les experts des bandes s’expliquent les deux nombres, les comparaisons et les douze carreaux.',
    flipped: 'L’histoire du parking est lue à la maison ; en classe, on nomme et on colorie.',
    project: 'Les équipes construisent pour le couloir un mur de fractions de quatre rangs.',
  },
  idea: 'Une fraction dit en combien de parts égales l’unité est coupée, et combien on en prend.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Nommer les deux nombres d’une fraction et dire ce que chacun indique.',
      evidence: 'Pour trois quarts : quatre parts égales, on en prend trois.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer pourquoi les parts d’une fraction sont égales et viennent d’une même unité.',
      evidence: 'Dit pourquoi un grand et un petit morceau ne sont pas deux moitiés.',
    },
    {
      bloomLevel: 'apply',
      text: 'Dessiner et nommer une fraction d’une bande.',
      evidence: 'Colorie trois quarts de douze carreaux et nomme ce qui reste blanc.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Comparer des fractions de numérateur 1 par la taille de leurs parts.',
      evidence: 'Range quatre de ces fractions et donne comme raison le nombre de parts.',
    },
  ],
  prior: ['Partager équitablement entre deux, trois ou quatre.', 'Plier du papier bord à bord.'],
  priorCheck: {
    question: 'Trois enfants se partagent équitablement 9 images. Combien chacun en a-t-il ?',
    answer: 'Trois. Qui ne le trouve pas distribue d’abord neuf jetons.',
  },
  materials: [
    'Tableau avec la place de trois bandes de papier.',
    'Bandes de papier de même longueur, trois pour deux élèves.',
    'La fiche avec les bandes, et une couleur par enfant.',
  ],
  terms: [
    ['fraction', 'Un nombre pour des parts égales d’une unité, comme $3/4$.'],
    ['numérateur', 'Le nombre d’en haut : combien de parts on prend.'],
    ['dénominateur', 'Le nombre d’en bas : combien de parts égales a l’unité.'],
    ['unité', 'Ce que l’on partage : une bande, une galette, un panier de pommes.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('Les parts sont-elles égales ? De quelle unité ?'),
    fractionBars('Quatre bandes de même longueur : une unité, un demi, un quart et un huitième coloriés.', [
      [1, 1, '1'],
      [1, 2, '$1/2$'],
      [1, 4, '$1/4$'],
      [1, 8, '$1/8$'],
    ]),
    table(
      ['place', 'nom', 'ce qu’il dit'],
      [
        ['en haut', 'numérateur', 'combien de parts on prend'],
        ['en bas', 'dénominateur', 'combien il y a de parts égales'],
      ],
    ),
    text('Plus de parts, des parts plus petites : $1/8$ est plus petit que $1/4$, et $1/4$ que $1/2$.'),
  ],
  sheet: {
    title: 'Les fractions sont des parts égales',
    instructions: 'Comptez d’abord toutes les parts. Écrivez ensuite la fraction.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Complétez le tableau. Dessinez ensuite une bande pour la première fraction et montrez-la à quelqu’un à la maison.',
    minutes: 10,
    blocks: [
      table(
        ['fraction', 'parts égales de l’unité', 'parts que l’on prend'],
        [
          ['$3/4$', '…', '…'],
          ['$1/6$', '…', '…'],
          ['$7/8$', '…', '…'],
        ],
      ),
    ],
    answer:
      '$3/4$ : 4 et 3. $1/6$ : 6 et 1. $7/8$ : 8 et 7. La bande a quatre parts égales, dont trois coloriées.',
    points: ['le tableau est juste', 'une bande dont les parts sont égales'],
    easier: {
      task: 'Complétez le tableau ; le nombre du bas va dans la colonne du milieu. Dessinez ensuite une bande de quatre parts pour la première fraction.',
      minutes: 10,
    },
    harder: {
      task: 'Complétez le tableau et dessinez une bande pour chaque fraction, toutes de même longueur. Écrivez laquelle est la plus longue.',
      minutes: 15,
    },
  },
  extension: [
    {
      task: 'Dessinez un drapeau : la moitié est bleue, un quart rouge, un quart blanc. Prenez 16 carreaux.',
      answer:
        'Le bleu a 8 carreaux, le rouge 4 et le blanc 4. Les couleurs peuvent être placées n’importe où.',
      points: ['8, 4 et 4 carreaux', 'le drapeau a 16 carreaux en tout'],
    },
    {
      task: 'Une heure a 60 minutes. Combien de minutes font une demi-heure, un quart d’heure et un tiers d’heure ?',
      answer: '30, 15 et 20 minutes.',
      points: ['un point pour chacune'],
    },
  ],
  reflection: [
    'Qui compte encore les parts blanches pour trouver le nombre du bas ?',
    'Le pliage a-t-il pris trop de temps, ou est-ce lui qui a rendu les huitièmes petits ?',
    'Quel enfant a expliqué « de quelle unité ? » avec des mots que je peux reprendre ?',
  ],
})
