import type { TopicPack } from '../../older/topic-pack.ts'

export const fractionsSums: TopicPack = {
  summary: 'Les élèves additionnent et soustraient des fractions de dénominateurs différents.',
  idea: 'On ne compte ensemble que des parts de même taille : on rend donc d’abord les dénominateurs égaux.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Citer les étapes de l’addition de deux fractions de dénominateurs différents.',
      evidence: 'Cite les quatre étapes dans l’ordre, sans notes.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer par un dessin pourquoi il faut d’abord des dénominateurs égaux.',
      evidence: 'Dessine des bandes et montre que demis et tiers n’ont pas la même taille.',
    },
    {
      bloomLevel: 'apply',
      text: 'Calculer des sommes et des différences de deux fractions, sous forme irréductible.',
      evidence: 'Réussit trois calculs sur quatre, avec toutes les étapes.',
    },
    {
      bloomLevel: 'evaluate',
      text: 'Vérifier un calcul rédigé à l’aide d’une estimation et justifier ce qui est faux.',
      evidence: 'Trouve l’erreur d’une somme fausse et dit pourquoi le résultat est impossible.',
    },
  ],
  prior: ['Les multiples des nombres jusqu’à 12.', 'Les fractions égales, comme 1/2 = 3/6.'],
  priorCheck: {
    question: 'Quels nombres jusqu’à 24 sont des multiples de 4 et de 6 ?',
    answer: '12 et 24.',
  },
  opener: {
    question:
      'Quelqu’un boit la moitié d’une bouteille d’eau, puis un quart de la bouteille. Quelle part a-t-il bue ? Dessinez.',
    answer: 'Trois quarts : un demi fait deux quarts.',
  },
  terms: [
    ['numérateur', 'Le nombre du haut d’une fraction : combien de parts on prend.'],
    ['dénominateur', 'Le nombre du bas : en combien de parts égales l’unité est partagée.'],
    ['fractions égales', 'Des écritures différentes du même nombre, comme 1/2 et 3/6.'],
    ['dénominateur commun', 'Un nombre qui est multiple des deux dénominateurs.'],
    ['fraction irréductible', 'Une fraction dont les deux nombres n’ont pas d’autre diviseur commun que 1.'],
  ],
  errors: [
    [
      'Pour additionner deux fractions, on additionne les nombres du haut et les nombres du bas.',
      '1/2 + 1/2 ferait alors 2/4, soit encore un demi. On ajoute des parts ; leur taille ne change pas.',
    ],
    [
      'Plus le dénominateur est grand, plus la fraction est grande.',
      'Plus on est nombreux à partager un gâteau, plus la part est petite : 1/8 est plus petit que 1/3.',
    ],
  ],
  explanation:
    'Écrivez 1/2 + 1/3 au tableau et dessinez deux bandes de même longueur, l’une en demis, l’autre en tiers. Mises ensemble, ces parts n’ont pas de nom commun : leurs tailles diffèrent. Partagez les deux bandes en sixièmes : 1/2 = 3/6 et 1/3 = 2/6. Les parts ont maintenant la même taille, on peut les compter : 3/6 + 2/6 = 5/6. Le 6 reste, car la taille des parts ne change pas. Écrivez à côté les quatre étapes. Un : chercher un multiple commun des dénominateurs, ici 6. Deux : écrire les deux fractions avec ce dénominateur. Trois : additionner ou soustraire les numérateurs. Quatre : donner le résultat sous forme irréductible. Faites de même avec 3/4 − 1/6 : un multiple commun de 4 et de 6 est 12, et 9/12 − 2/12 = 7/12. Vérifiez par une estimation : le résultat doit être un peu plus petit que 3/4, et 7/12 est un peu plus qu’un demi.',
  exploration: {
    task: 'Dessinez trois bandes de 12 carreaux. Coloriez 1/3 de la première, 1/4 de la deuxième, et les deux ensemble sur la troisième. Quelle fraction de la troisième est coloriée ? Recommencez avec 1/2 et 1/6.',
    expected:
      '1/3 fait 4 carreaux et 1/4 en fait 3, ensemble 7 sur 12. 1/2 et 1/6 font 6 et 2 carreaux, ensemble 8 sur 12, soit 2/3.',
  },
  activity: {
    task: 'Calculez 1/2 + 2/5 et 4/5 − 1/2. Écrivez les quatre étapes, dessinez des bandes pour le premier calcul et vérifiez les deux par une estimation.',
    expected: '1/2 + 2/5 = 5/10 + 4/10 = 9/10 et 4/5 − 1/2 = 8/10 − 5/10 = 3/10.',
  },
  practice: [
    {
      question: 'Quel dénominateur commun convient à 1/4 et 2/3 ?',
      answer: '12, car c’est un multiple de 4 et de 3.',
    },
    { question: 'Calculez 1/4 + 2/3.', answer: '1/4 + 2/3 = 3/12 + 8/12 = 11/12.' },
    {
      question: 'Calculez 5/6 − 1/2 sous forme irréductible.',
      answer: '5/6 − 1/2 = 5/6 − 3/6 = 2/6 = 1/3.',
    },
    { question: 'Calculez 3/8 + 1/4.', answer: '3/8 + 1/4 = 3/8 + 2/8 = 5/8.' },
  ],
  challenge: {
    question: 'Trouvez deux fractions de dénominateurs différents dont la somme est 7/8.',
    answer: 'Par exemple 1/2 + 3/8 = 4/8 + 3/8 = 7/8.',
  },
  exit: [
    { question: 'Calculez 2/5 + 1/3.', answer: '2/5 + 1/3 = 6/15 + 5/15 = 11/15.' },
    {
      question: 'Calculez 7/10 − 1/5 sous forme irréductible.',
      answer: '7/10 − 1/5 = 7/10 − 2/10 = 5/10 = 1/2.',
    },
    {
      question:
        'Nora additionne 1/3 et 1/5 et trouve 2/8. Qu’est-ce qui est faux, et quel est le bon résultat ?',
      answer: 'Elle a additionné les dénominateurs. Le bon calcul : 1/3 + 1/5 = 5/15 + 3/15 = 8/15.',
    },
    {
      question: '5/6 + 2/3 est-il plus grand ou plus petit que 1 ? Décidez sans calcul exact.',
      answer: 'Plus grand : chacune des deux fractions dépasse un demi.',
    },
  ],
  parts: [
    'Trouver un dénominateur commun : le montrer avec 1/6 et 1/9.',
    'Additionner : expliquer les quatre étapes avec 1/3 + 1/2.',
    'Soustraire : expliquer les quatre étapes avec 3/4 − 2/3.',
  ],
  product:
    'un guide d’une page pour une autre classe, qui montre sur deux exemples comment additionner et soustraire des fractions',
  materials: ['papier quadrillé'],
  support: [
    'Une bande de 12 carreaux pour chaque fraction ; commencer par 1/2 + 1/4 et 1/3 + 1/6.',
    'La liste des quatre étapes à cocher, avec le dénominateur commun déjà donné.',
  ],
  core: ['Calculer 1/2 + 1/5, 2/3 − 1/4 et 1/6 + 3/4, avec toutes les étapes.'],
  homework: {
    task: 'Calculer 1/3 + 3/8, 9/10 − 1/2 et 1/6 + 1/4. Écrire toutes les étapes et une estimation pour chaque calcul.',
    minutes: 15,
  },
  extension: [
    'Trouver trois fractions de dénominateurs différents dont la somme est 1.',
    'Les Égyptiens de l’Antiquité écrivaient 3/4 comme 1/2 + 1/4. Écrire 5/6 et 7/12 comme sommes de deux fractions différentes de numérateur 1.',
  ],
}
