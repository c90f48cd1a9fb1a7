import type { TopicPack } from '../../older/topic-pack.ts'

export const percentages: TopicPack = {
  summary:
    'Les élèves lisent un pourcentage comme des centièmes, calculent le pourcentage d’une quantité et des prix réduits.',
  idea: 'Pour cent veut dire « sur cent » : un pourcentage est une fraction de dénominateur 100, toujours prise sur un tout.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Dire ce que signifie pour cent et écrire 50 %, 25 %, 10 % et 1 % sous forme de fractions.',
      evidence: 'Écrit les quatre fractions sans notes.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer pourquoi un pourcentage ne dit rien sans son tout.',
      evidence: 'Donne un exemple où 10 % d’une quantité dépassent 50 % d’une autre.',
    },
    {
      bloomLevel: 'apply',
      text: 'Calculer un pourcentage d’une quantité et un prix après réduction.',
      evidence: 'Réussit trois calculs sur quatre, avec les étapes.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Comparer deux offres et trouver la moins chère.',
      evidence: 'Calcule les deux prix et donne leur différence.',
    },
  ],
  prior: ['La fraction d’une quantité, comme le quart de 40.', 'Multiplier et diviser par 10 et par 100.'],
  priorCheck: { question: 'Combien fait le quart de 40 ? Et le dixième de 40 ?', answer: '10 et 4.' },
  opener: {
    question:
      'Un magasin annonce « moitié prix », un autre « 50 euros de moins ». Quelle est la meilleure offre ?',
    answer: 'Cela dépend du prix : au-dessous de 100 euros la seconde, au-dessus de 100 euros la première.',
  },
  terms: [
    ['pour cent (%)', 'Sur cent : 1 % est 1/100.'],
    ['tout', 'La quantité sur laquelle on prend le pourcentage ; elle vaut 100 %.'],
    ['partie', 'La quantité qui correspond au pourcentage.'],
    ['réduction', 'La partie dont un prix baisse.'],
  ],
  errors: [
    [
      '20 % de réduction, c’est 20 euros de moins.',
      'C’est 20 sur 100 : 20 % de 50 euros font 10 euros. La réduction dépend du prix.',
    ],
    [
      'Un prix qui baisse de 10 % puis augmente de 10 % revient au départ.',
      'Les seconds 10 % se prennent sur un prix plus petit : 100 devient 90, puis 90 devient 99.',
    ],
  ],
  explanation:
    'Dessinez un carré de 10 sur 10 petits carreaux. C’est le tout, 100 %. Coloriez 25 carreaux : 25 sur 100, soit 25 %, c’est-à-dire 25/100 ou un quart. De même, 50 % est la moitié, 10 % un dixième et 1 % un centième. Pour trouver un pourcentage d’une quantité, on passe par 1 %. Écrivez : 30 % de 80. D’abord, 1 % de 80 : 80 ÷ 100 = 0,8. Ensuite, 30 % en valent 30 fois plus : 30 × 0,8 = 24. Souvent, on va plus vite par 10 % : 10 % de 80 font 8, et 30 % trois fois plus, 24. Vérifiez par une estimation : 30 % est moins que la moitié, le résultat doit donc être inférieur à 40. Voici une réduction : un sac coûte 60 euros et baisse de 20 %. 10 % de 60 font 6, donc 20 % font 12. Le prix baisse de 12, et 60 − 12 = 48 euros sont à payer. Demandez chaque fois : de quel tout ? Les mêmes 20 %, sur 200 euros, font 40 euros.',
  exploration: {
    task: 'Dessinez un carré de 10 sur 10 petits carreaux. Coloriez-en 50 en rouge et 10 en bleu. Si le carré représente 200 personnes, combien chaque couleur en représente-t-elle ? Et s’il en représente 60 ?',
    expected:
      'Le rouge est la moitié : 100 personnes sur 200, 30 sur 60. Le bleu est un dixième : 20 personnes sur 200, 6 sur 60.',
  },
  activity: {
    task: 'Calculez 10 %, 5 % et 40 % de 120. Trouvez ensuite le prix d’un manteau de 90 euros réduit de 30 %. Écrivez les étapes et vérifiez chaque résultat par une estimation.',
    expected: '12, 6 et 48. La réduction est de 27 euros, le nouveau prix de 63 euros.',
  },
  practice: [
    { question: 'Quelle fraction est 25 % ? Et 10 % ?', answer: 'Un quart et un dixième.' },
    { question: 'Combien font 20 % de 70 ?', answer: '14, car 10 % font 7.' },
    { question: 'Combien font 15 % de 200 ?', answer: '30 : 10 % font 20, et 5 % font 10.' },
    {
      question: 'Un jeu coûte 40 euros et baisse de 25 %. Quel est le nouveau prix ?',
      answer: '30 euros : le quart de 40 est 10, et 40 − 10 = 30.',
    },
  ],
  challenge: {
    question: 'Un prix de 100 euros baisse de 20 %, puis augmente de 20 %. Revient-il au départ ?',
    answer: 'Non. Il baisse à 80 ; 20 % de 80 font 16, il remonte donc à 96 euros.',
  },
  exit: [
    { question: 'Écrivez 50 % et 1 % sous forme de fractions.', answer: '1/2 et 1/100.' },
    { question: 'Combien font 60 % de 50 ?', answer: '30, car 10 % font 5.' },
    {
      question: 'Un billet coûte 80 euros et baisse de 10 %. Quel est le nouveau prix ?',
      answer: '72 euros : 10 % de 80 font 8, et 80 − 8 = 72.',
    },
    {
      question: '10 % de 300, est-ce plus ou moins que 50 % de 40 ? Donnez les deux nombres.',
      answer: 'Plus : 30 et 20.',
    },
  ],
  parts: [
    'Ce que veut dire pour cent : montrer 50 %, 25 % et 10 % dans un carré de 100.',
    'Le pourcentage d’une quantité : expliquer 30 % de 80 de deux façons.',
    'Les réductions : expliquer le prix de 60 euros moins 20 %.',
  ],
  product: 'une vitrine avec quatre articles soldés, l’ancien et le nouveau prix et le calcul de chacun',
  materials: ['papier quadrillé'],
  support: [
    'Un carré de 100 à colorier pour chaque pourcentage ; commencer par 50 %, 25 % et 10 %.',
    'Un tableau à remplir d’abord : 100 %, 10 % et 1 % de la quantité.',
  ],
  core: ['Calculer 10 %, 20 %, 5 % et 35 % de 60, puis le prix de 60 euros moins 35 %.'],
  homework: {
    task: 'Relever deux prix dans un dépliant ou un magasin. Calculer chacun avec 10 %, 25 % et 40 % de réduction, avec les étapes.',
    minutes: 15,
  },
  extension: [
    'Un prix baisse deux fois de 10 %. De combien pour cent a-t-il baissé en tout ? Essayer avec 100 euros.',
    'Écrire une offre qui paraît meilleure qu’elle n’est, et expliquer l’astuce.',
  ],
}
