import type { TopicPack } from '../../older/topic-pack.ts'

export const fractionsParts: TopicPack = {
  summary:
    'Les élèves plient, nomment et comparent des demis, des tiers, des quarts, des sixièmes et des huitièmes.',
  idea: 'Une fraction dit en combien de parts égales l’unité est partagée, et combien de ces parts on prend.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Nommer les deux nombres d’une fraction et dire ce que chacun indique.',
      evidence: 'Pour 3/4, dit : l’unité est partagée en quatre parts égales, on en prend trois.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer pourquoi les parts d’une fraction doivent être égales.',
      evidence: 'Dit pourquoi deux morceaux de tailles différentes ne sont pas deux moitiés.',
    },
    {
      bloomLevel: 'apply',
      text: 'Dessiner une fraction donnée d’une bande, comme 3/4 ou 5/6.',
      evidence: 'Dessine correctement deux fractions sur deux, avec des parts égales.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Comparer deux fractions de numérateur 1, comme 1/3 et 1/6.',
      evidence: 'Dit laquelle est la plus grande et s’appuie sur la taille des parts.',
    },
  ],
  prior: [
    'Partager équitablement entre deux, trois ou quatre personnes.',
    'Plier et mesurer une bande de papier.',
  ],
  priorCheck: {
    question: 'Quatre enfants partagent équitablement 12 raisins. Combien chacun en reçoit-il ?',
    answer: '3, car 12 ÷ 4 = 3.',
  },
  opener: {
    question:
      'Deux amis partagent une tablette de chocolat. Un morceau est plus gros. Chacun a-t-il eu la moitié ?',
    answer: 'Non. Deux moitiés sont deux parts égales.',
  },
  terms: [
    ['fraction', 'Un nombre qui désigne des parts égales d’une unité, comme 3/4.'],
    ['dénominateur', 'Le nombre du bas : en combien de parts égales l’unité est partagée.'],
    ['numérateur', 'Le nombre du haut : combien de ces parts on prend.'],
    ['unité', 'Ce que l’on partage : une bande, une tablette, une pizza entière.'],
  ],
  errors: [
    [
      'Plus le nombre du bas est grand, plus la fraction est grande.',
      'Plus il y a de parts dans l’unité, plus chaque part est petite : 1/8 est plus petit que 1/4.',
    ],
    [
      'Deux morceaux, ce sont toujours deux moitiés.',
      'Ce sont des moitiés seulement s’ils ont la même taille.',
    ],
  ],
  explanation:
    'Montrez une bande de papier : c’est l’unité. Pliez-la bord à bord. Il y a deux parts égales ; chacune est un demi : écrivez 1/2. Le 2 du bas dit en combien de parts égales l’unité est partagée, le 1 du haut combien on en prend. Pliez une autre bande deux fois : quatre parts égales, quatre quarts. Coloriez-en trois : c’est 3/4. Placez les bandes l’une sous l’autre. Deux quarts sont aussi longs qu’un demi : 2/4 et 1/2 ont la même longueur. Comparez maintenant un demi et un quart. La bande des quarts a plus de parts, mais chaque part est plus petite. Voilà pourquoi 1/4 est plus petit que 1/2, bien que 4 soit plus grand que 2. C’est vrai pour toutes les parts : plus l’unité a de parts égales, plus chacune est petite.',
  exploration: {
    task: 'Prenez trois bandes de même longueur. Pliez l’une en 2, une autre en 4 et la dernière en 8 parts égales. Coloriez une part de chacune et placez les bandes l’une sous l’autre. Écrivez ce que vous remarquez.',
    expected:
      'Les parts coloriées raccourcissent : plus il y a de parts, plus chacune est petite. Deux parts de la deuxième bande sont aussi longues qu’une part de la première.',
  },
  activity: {
    task: 'Dessinez deux bandes de 6 carreaux. Coloriez 1/3 de l’une et 2/6 de l’autre, et comparez. Coloriez ensuite 5/6 d’une bande de 6 carreaux et 3/8 d’une bande de 8 carreaux.',
    expected:
      '1/3 fait deux carreaux, autant que 2/6. Cinq carreaux sur 6 et trois carreaux sur 8 sont coloriés.',
  },
  practice: [
    {
      question: 'Dans 3/4, que dit le 4, et que dit le 3 ?',
      answer: 'L’unité est partagée en quatre parts égales, et l’on en prend trois.',
    },
    {
      question: 'Quelle fraction est la plus grande, 1/3 ou 1/6 ? Dessinez des bandes.',
      answer: '1/3 : les tiers sont des parts plus grandes que les sixièmes.',
    },
    {
      question:
        'Une bande a 8 parts égales, 5 sont coloriées. Quelle fraction est coloriée, et laquelle ne l’est pas ?',
      answer: '5/8 est colorié, 3/8 ne l’est pas.',
    },
    {
      question: 'Quelle fraction de dénominateur 2 est aussi longue que 2/4 ?',
      answer: '1/2 : deux quarts sont aussi longs qu’un demi.',
    },
  ],
  challenge: {
    question: 'Rangez de la plus petite à la plus grande : 1/2, 1/8, 3/4, 1/4.',
    answer: '1/8, 1/4, 1/2, 3/4.',
  },
  exit: [
    {
      question:
        'Une pizza est coupée en 6 parts égales, et vous en mangez une. Quelle fraction avez-vous mangée, et laquelle reste-t-il ?',
      answer: 'Mangé : 1/6 ; il reste 5/6.',
    },
    {
      question: 'Quelle fraction est la plus grande, 1/5 ou 1/2 ? Pourquoi ?',
      answer: '1/2 : les cinquièmes sont des parts plus petites que les demis.',
    },
    {
      question: 'Un ruban est coupé en 3 morceaux de longueurs différentes. Chaque morceau est-il un tiers ?',
      answer: 'Non. Les tiers sont trois parts égales.',
    },
  ],
  parts: [
    'Plier des bandes en 2 et en 4 parts, et expliquer les demis et les quarts.',
    'Expliquer par un dessin ce que disent les deux nombres de 2/3.',
    'Montrer avec deux bandes pourquoi 1/8 est plus petit que 1/4.',
  ],
  product:
    'un mur de fractions : des bandes pour 1, 1/2, 1/4 et 1/8 l’une sous l’autre, avec trois phrases qui les comparent',
  materials: ['trois bandes de papier de même longueur pour deux élèves'],
  support: [
    'Des bandes déjà pliées dont les parts sont nommées ; commencer par les demis et les quarts.',
    'Phrase à compléter : « L’unité est partagée en … parts égales. J’en prends …. »',
  ],
  core: ['Dessiner 2/3, 3/4 et 5/8 sur des bandes et nommer les parts.'],
  homework: {
    task: 'Trouver à la maison deux objets partagés en parts égales, par exemple une fenêtre. Dessiner chacun et écrire quelle fraction est une part.',
    minutes: 10,
  },
  extension: [
    'Dessiner une bande de 12 carreaux. Quelles fractions de la séance peut-on y montrer ?',
    'Écrire une devinette : « Je suis plus grande que 1/4 et plus petite que 1/2. » Une réponse est 3/8.',
  ],
}
