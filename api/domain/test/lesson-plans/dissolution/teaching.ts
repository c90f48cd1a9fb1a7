import { phase, say, table, type Teaching } from '../build.ts'

export const teaching: Teaching = {
  overview: {
    summary:
      'Les élèves pèsent du sel et de l’eau avant et après le mélange, puis font réapparaître le sel par évaporation.',
    bigIdea:
      'Dissoudre ne fait rien disparaître : la matière se répartit en grains trop petits pour être vus.',
  },
  priorKnowledge: {
    items: ['Mesurer une masse avec une balance.', 'La glace fond et devient de l’eau liquide.'],
    checkQuestion: 'Que devient un glaçon que l’on laisse sur une table ?',
    checkAnswer: 'Il fond : l’eau passe de l’état solide à l’état liquide.',
  },
  materials: {
    items: [
      'balances',
      'béchers',
      'sel fin',
      'eau',
      'une coupelle et une bougie chauffe-plat pour le professeur',
      'feuille élève imprimée',
    ],
  },
  vocabulary: {
    items: [
      { term: 'soluté', meaning: 'La substance que l’on dissout, par exemple le sel.' },
      { term: 'solvant', meaning: 'Le liquide dans lequel on dissout, par exemple l’eau.' },
      { term: 'solution', meaning: 'Le mélange obtenu, où l’on ne distingue plus le soluté.' },
      { term: 'saturée', meaning: 'Se dit d’une solution qui ne peut plus dissoudre de soluté.' },
    ],
  },
  misconceptions: {
    items: [
      {
        misconception: 'Le sel a disparu dans l’eau.',
        correction: 'On ne le voit plus, mais il est là : l’eau est salée et la masse a augmenté.',
        probe: 'Où est le sel maintenant ?',
        wrongAnswer: 'Il n’y en a plus.',
        reply: 'Regarde la balance. Si le sel n’existait plus, qu’est-ce qu’elle indiquerait ?',
        minute: 15,
        evidence: '',
      },
      {
        misconception: 'Le sel a fondu dans l’eau.',
        correction:
          'Fondre, c’est passer de solide à liquide en chauffant, avec une seule substance. Ici, il en faut deux.',
        probe: 'Combien de substances y a-t-il dans le verre, et a-t-on chauffé ?',
        wrongAnswer: 'Une seule, le sel est devenu liquide.',
        reply: 'Compare avec le glaçon : qu’a-t-il fallu pour qu’il devienne liquide ?',
        minute: 28,
        evidence: '',
      },
      {
        misconception: 'La masse de la solution est celle de l’eau.',
        correction: 'Les deux masses s’additionnent, car rien ne sort du bécher.',
        probe: 'Le bécher contient 100 g d’eau. J’ajoute 8 g de sel. Que lit-on ?',
        wrongAnswer: '100 g, puisque le sel ne se voit plus.',
        reply: 'Qu’est-ce qui est entré dans le bécher, et qu’est-ce qui en est sorti ?',
        minute: 20,
        evidence: '',
      },
    ],
  },
  explanation: {
    concepts: [
      {
        title: 'Le sel est toujours là',
        text: 'Observez mon bécher : il contient 100 g d’eau. À côté, j’ai 8 g de sel dans une coupelle. Je verse le sel et je remue. Au bout d’une minute, on ne voit plus aucun grain. Le sel a-t-il disparu ? Cherchons des preuves. Première preuve : la balance. Avant le mélange, l’eau et le sel pesaient ensemble 108 g. Maintenant, la balance indique encore 108 g, car 100 + 8 = 108. Si le sel n’était plus là, elle indiquerait 100 g. Deuxième preuve : je verse quelques gouttes de cette eau dans une coupelle et je chauffe doucement. L’eau s’évapore, et il reste une poudre blanche : c’est le sel. Que s’est-il passé ? Chaque grain de sel est fait d’un nombre immense de particules. L’eau se glisse entre elles et les sépare. Elles se répartissent partout dans l’eau, si petites qu’aucun microscope de la classe ne les montrerait. On dit que le sel est dissous. Le sel s’appelle le soluté, l’eau le solvant, et le mélange une solution. Si l’on ajoute encore du sel, il arrive un moment où des grains restent au fond : la solution est saturée.',
        analogy:
          'Imaginez une pyramide de balles au milieu de la cour. La classe arrive, et chaque élève emporte une balle. Vu du toit, la pyramide n’existe plus, mais toutes les balles sont encore dans la cour. L’image a une limite : les élèves choisissent où aller, les particules sont poussées au hasard.',
        blocks: [
          table(
            'Ce que dit la balance',
            ['', 'masse'],
            ['eau', '100 g'],
            ['sel', '8 g'],
            ['solution', '108 g'],
          ),
        ],
      },
    ],
  },
  examples: {
    worked: [
      {
        title: 'Masse d’une solution',
        problem: 'On dissout 12 g de sucre dans 150 g d’eau. Quelle est la masse de la solution ?',
        steps: [
          'Le soluté est le sucre, le solvant est l’eau.',
          'Rien ne sort du verre : les masses s’additionnent.',
          '150 g + 12 g = 162 g',
        ],
        answer: '162 g',
        blocks: [],
      },
      {
        title: 'Retrouver la masse du soluté',
        problem: 'Une solution pèse 215 g. Elle contient 200 g d’eau. Quelle masse de sel a-t-on dissoute ?',
        steps: ['La différence vient du sel.', '215 g − 200 g = 15 g'],
        answer: '15 g',
        blocks: [],
      },
    ],
    faded: {
      problem:
        'On dissout 20 g de sirop en poudre dans 250 g d’eau, puis on ajoute 5 g de sucre. Quelle est la masse finale ?',
      steps: [
        { text: '250 g + 20 g = 270 g', hidden: false },
        { text: '270 g + 5 g = 275 g', hidden: true },
      ],
      answer: '275 g',
    },
  },
  phases: {
    items: [
      phase('Le glaçon', 6, [
        'Montrer un glaçon posé depuis le début de l’heure. Faire dire ce qui se passe avant de sortir le sel.',
        'Écrire une prévision : que deviendra le sel dans l’eau ?',
        'Que devient un glaçon que l’on laisse sur une table ?',
        'Garder les prévisions au tableau, sans les juger.',
      ]),
      phase('Peser et mélanger', 15, [
        'Faire peser l’eau, puis le sel, et noter les deux masses avant tout mélange.',
        'Par groupes de trois, verser, remuer, peser de nouveau et remplir le tableau de mesures.',
        'La masse a-t-elle changé, et que montre cette mesure ?',
        'Elle est égale à la somme : le sel est encore dans le bécher.',
      ]),
      phase('Explication', 12, [
        'Reprendre les mesures, montrer l’évaporation, puis donner les trois mots.',
        'Compléter le schéma avec soluté, solvant et solution.',
        'Quelles preuves avons-nous que le sel existe encore ?',
        'Attendre au moins deux preuves : la masse et les cristaux.',
      ]),
      phase('Exercices', 14, [
        'Distribuer la feuille. Aider d’abord ceux qui confondent fondre et dissoudre.',
        'Faire T1 à T4 ou la version de son groupe.',
        'Quel indice montre qu’il s’agit d’une fusion ?',
        'On chauffe, et il n’y a qu’une substance.',
      ]),
      phase('Quiz de sortie', 8, [
        'Faire ranger la feuille et distribuer le quiz.',
        'Répondre seul.',
        'Quelle prévision du début était juste ?',
        'Trier les copies d’après la question 2.',
      ]),
    ],
    fittedFromMin: null,
  },
  board: {
    blocks: [
      {
        kind: 'diagram',
        alt: 'Le soluté et le solvant donnent une solution',
        diagram: {
          kind: 'flow',
          steps: ['soluté : sel', 'solvant : eau', 'solution : eau salée'],
          cycle: false,
        },
      },
      say('masse de la solution = masse du solvant + masse du soluté'),
    ],
  },
}
