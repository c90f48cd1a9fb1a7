import { fractionBars, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Les élèves qui devinent au lieu de calculer commencent par {support} : bandes et tableaux y passent par 10 %.',
    'Faites-leur écrire la valeur d’une part dans la bande avant toute réponse.',
  ],
  core: ['Les autres font {core} et marquent le tout dans chaque exercice.'],
  challenge: [
    'Ceux qui expliquent sans aide le passage de 10 % à 5 % essaient {challenge} : le tout y est inconnu, ou deux pourcentages s’y rencontrent.',
  ],
  supportTasks: [
    {
      prompt:
        'La bande représente 50 élèves. Écrivez le nombre dans une part. Coloriez 30 %. Combien d’élèves est-ce ?',
      blocks: [fractionBars('Une bande de dix parts qui représente 50 élèves.', [[0, 10, '50 élèves']])],
      objective: 2,
      lines: 1,
      minutes: 3,
      answer: 'Une part vaut 5 élèves, trois parts en valent 15.',
      points: ['5 dans une part', 'trouve 15'],
    },
    {
      prompt: 'Complétez de gauche à droite.',
      blocks: [table(['100 %', '10 %', '5 %', '15 %'], [['180', '…', '…', '…']])],
      objective: 3,
      lines: 0,
      minutes: 3,
      answer: '18, 9 et 27.',
      points: ['un point par nombre'],
    },
    {
      prompt:
        'Finissez les phrases : 50 % de 24, c’est la moitié de 24, donc … ; 25 % de 24, c’est un quart de 24, donc …',
      objective: 1,
      lines: 1,
      minutes: 3,
      answer: '12 et 6.',
      points: ['un point par phrase'],
    },
  ],
  challengeTasks: [
    {
      prompt: '30 % d’un nombre, c’est 21. Quel est ce nombre ? Montrez-le sur une bande.',
      objective: 4,
      lines: 3,
      minutes: 5,
      answer: 'Trois parts valent 21, une part vaut donc 7, et dix parts 70.',
      points: ['trouve 10 %', 'trouve 70'],
    },
    {
      prompt: 'Calculez 20 % de 45 et 45 % de 20. Que remarquez-vous ? Essayez un autre couple et expliquez.',
      objective: 4,
      lines: 5,
      minutes: 7,
      answer:
        'Les deux font 9. Dans les deux cas, on multiplie 20 par 45 et on divise par 100 : l’ordre ne compte pas.',
      points: ['les deux font 9', 'un autre couple', 'une raison'],
    },
    {
      prompt: 'Combien font 10 % de 10 % de 500 ? De quel seul pourcentage de 500 s’agit-il ?',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '10 % de 500, c’est 50, et 10 % de 50, c’est 5. C’est 1 % de 500.',
      points: ['prend les seconds 10 % de 50', 'reconnaît 1 %'],
    },
  ],
  groupWork: {
    support:
      'Faites {support} à une même table, avec une bande pour tous. Commencez ensuite {core} en gardant la bande sous les yeux.',
    challenge: 'Travaillez {challenge} et préparez le couple de pourcentages comme devinette pour la classe.',
    noNeed: 'Acquis jusqu’ici',
  },
}
