import { fractionBars, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

/** What a percentage is, and the percentage of an amount. */
export const percentagesAmount: TopicPack = withFormulas({
  summary:
    'Les élèves lisent un pourcentage comme une part d’un tout et calculent des pourcentages de quantités en passant par 10 %.',
  byModel: {
    direct:
      'Vous composez des pourcentages sur une bande de dix parts, les binômes recommencent, puis chacun calcule.',
    inquiry:
      'Une même bande représente deux collèges, et les élèves trouvent ce qui reste pareil avant d’avoir les mots.',
    'five-e':
      'Un vote sans nombres montre qu’il manque le tout, une bande le rend visible, et 10 % rend le calcul facile.',
    cooperative:
      'Des experts des moitiés, des dizaines et des cinq pour cent s’expliquent leurs parts de bande.',
    flipped: 'Le texte sur la batterie est lu à la maison ; la séance est faite pour calculer.',
    project: 'Les équipes dessinent un schéma sur le trajet de 300 élèves.',
  },
  idea: 'Un pourcentage est une part sur 100 d’un tout : il faut toujours demander « pour cent de quoi ? ».',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Rappeler ce que veut dire « pour cent » et les fractions de 50 %, 25 %, 10 % et 1 %.',
      evidence: 'Écrit les quatre fractions sans les chercher.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer pourquoi un pourcentage ne dit rien sans son tout.',
      evidence: 'Donne deux touts pour lesquels le même pourcentage est un nombre différent.',
    },
    {
      bloomLevel: 'apply',
      text: 'Calculer un pourcentage d’une quantité en passant par 10 %, 5 % et 1 %.',
      evidence: 'Réussit trois calculs sur quatre et note 10 % comme première étape.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Comparer des pourcentages de touts différents et trouver l’erreur d’un calcul.',
      evidence: 'Montre qu’un pourcentage plus petit peut être une quantité plus grande.',
    },
  ],
  prior: ['Diviser par 10 et par 100, avec des décimaux aussi.', 'La moitié et le quart d’un nombre.'],
  priorCheck: {
    question: 'Combien font la moitié de 90, un quart de 80, et 90 divisé par 10 ?',
    answer: '45, 20 et 9. Avec moins de deux bonnes réponses, on reprend les moitiés sur une bande.',
  },
  materials: [
    'Tableau avec une longue bande de dix parts qui reste jusqu’à la fin.',
    'Une fiche avec bandes et tableaux par élève.',
    'Crayons et une couleur pour colorier.',
  ],
  terms: [
    ['pour cent', 'Sur chaque centaine ; s’écrit %.'],
    ['tout', 'La quantité qui vaut 100 %, comme tous les élèves d’un collège.'],
    ['proportion', 'La part du tout, en fraction ou en pourcentage.'],
    ['reste', 'Ce qui manque pour faire 100 %.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('Pour cent de quoi ? D’abord 10 %.'),
    fractionBars('Le tout de 80 en dix parts, puis une part, puis trois parts.', [
      [10, 10, '100 % = 80'],
      [1, 10, '10 % = 8'],
      [3, 10, '30 % = 24'],
    ]),
    table(
      ['pourcentage', 'fraction', 'de 80'],
      [
        ['50 %', '$1/2$', '40'],
        ['25 %', '$1/4$', '20'],
        ['10 %', '$1/10$', '8'],
        ['5 %', 'la moitié de 10 %', '4'],
        ['1 %', '$1/100$', '0,8'],
      ],
    ),
    text('35 % de 80 : 30 %, c’est 24 ; 5 %, c’est 4 ; ensemble 28. Il reste 65 %, donc 52.'),
  ],
  sheet: {
    title: 'Pourcentages de quantités',
    instructions: 'Soulignez le tout dans chaque exercice. Notez 10 % avant de continuer.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Complétez le tableau. Montrez comment vous avez trouvé les deux derniers.',
    minutes: 15,
    blocks: [
      table(
        ['calcul', 'estimation', 'résultat'],
        [
          ['25 % de 84', '', ''],
          ['30 % de 110', '', ''],
          ['15 % de 60', '', ''],
          ['5 % de 460', '', ''],
        ],
      ),
    ],
    answer:
      '25 % de 84, c’est 21. 30 % de 110, c’est 33. 15 % de 60 : 6 et 3 font 9. 5 % de 460 : la moitié de 46, c’est 23.',
    points: [
      'une estimation sensée pour chacun',
      'un point pour chaque résultat',
      'le chemin des deux derniers',
    ],
    easier: {
      task: 'Complétez le tableau. Pour vous aider : 10 %, c’est 11 dans le deuxième calcul, 6 dans le troisième et 46 dans le quatrième.',
      minutes: 15,
    },
    harder: {
      task: 'Complétez le tableau. Écrivez aussi, pour chaque ligne, le reste en pourcentage et en nombre.',
      minutes: 20,
    },
  },
  extension: [
    {
      task: 'Pour quels nombres entiers jusqu’à 100 les 35 % sont-ils aussi un nombre entier ?',
      answer: 'Pour 20, 40, 60, 80 et 100 : on trouve 7, 14, 21, 28 et 35.',
      points: ['trouve les multiples de 20', 'en vérifie un'],
    },
    {
      task: 'Un bocal contient 60 perles. 50 % sont rouges, 20 % des autres sont bleues, le reste est blanc. Combien sont blanches ?',
      answer: '30 sont rouges. 20 % des 30 autres, c’est 6 bleues. 24 sont blanches.',
      points: ['prend 20 % des autres, non de toutes', 'trouve 24'],
    },
  ],
  reflection: [
    'Qui divise encore par 20, et la bande a-t-elle aidé plus que la règle ?',
    'Combien ont demandé « de quoi ? » sans qu’on le leur rappelle ?',
    'Le tableau des trajets était-il trop long pour un seul exercice ?',
  ],
})
