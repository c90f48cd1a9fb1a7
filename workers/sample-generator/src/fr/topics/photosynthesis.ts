import type { TopicPack } from '../../older/topic-pack.ts'

export const photosynthesis: TopicPack = {
  summary:
    'Les élèves apprennent ce qu’une plante verte prélève et rejette à la lumière, et ce qu’elle en fabrique.',
  idea: 'Avec de la lumière, les plantes vertes fabriquent leur nourriture à partir d’eau et de dioxyde de carbone ; presque toute la vie en dépend.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Nommer ce qui entre dans la photosynthèse et ce qui en sort.',
      evidence: 'Complète le bilan sans notes.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer d’où vient la masse d’une plante qui grandit.',
      evidence: 'Cite le dioxyde de carbone et l’eau, et dit ce que donne le sol.',
    },
    {
      bloomLevel: 'apply',
      text: 'Utiliser le bilan pour légender le dessin d’une feuille.',
      evidence: 'Dessine et nomme toutes les flèches dans le bon sens.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Comparer des mesures faites à différentes distances d’une lampe et trouver la règle.',
      evidence: 'Dit comment varie le nombre de bulles et le relie à la lumière.',
    },
  ],
  prior: [
    'Les parties d’une plante et leur rôle.',
    'L’air est un mélange de gaz, dont le dioxygène et le dioxyde de carbone.',
  ],
  priorCheck: {
    question: 'Quelle partie de la plante prélève l’eau, et comment l’eau arrive-t-elle aux feuilles ?',
    answer: 'Les racines la prélèvent, et elle monte par la tige.',
  },
  opener: {
    question:
      'Un jeune saule en pot n’a reçu que de l’eau pendant cinq ans. Il a pris 74 kg, la terre a perdu 57 g. D’où ces 74 kg peuvent-ils venir ?',
    answer: 'Pas de la terre : de l’eau, et du dioxyde de carbone de l’air.',
  },
  terms: [
    ['chlorophylle', 'Le pigment vert qui capte l’énergie de la lumière.'],
    ['chloroplaste', 'La partie de la cellule végétale où se fait la photosynthèse.'],
    ['stomate', 'Un pore minuscule de la feuille par lequel passent les gaz.'],
    ['dioxyde de carbone', 'Un gaz de l’air ; la plante le prélève.'],
    ['glucose', 'Un sucre : la nourriture que la plante se fabrique.'],
  ],
  errors: [
    [
      'Les plantes tirent leur nourriture de la terre.',
      'Elles la fabriquent à partir de dioxyde de carbone et d’eau. Le sol donne l’eau et un peu de sels minéraux.',
    ],
    [
      'Les plantes ne respirent que la nuit.',
      'Elles respirent jour et nuit. En pleine lumière, la photosynthèse rejette plus de dioxygène que la respiration n’en prend.',
    ],
  ],
  explanation:
    'Dessinez une plante avec racines, tige et une grande feuille. L’eau entre par les racines et monte jusqu’à la feuille. Le dioxyde de carbone de l’air entre dans la feuille par des pores minuscules, les stomates. Dans les chloroplastes des cellules, la chlorophylle capte l’énergie de la lumière. Avec cette énergie, la plante transforme le dioxyde de carbone et l’eau en glucose, un sucre, et rejette du dioxygène. Écrivez le bilan : dioxyde de carbone + eau → glucose + dioxygène, avec « lumière » et « chlorophylle » au-dessus de la flèche. Le glucose sert à vivre et à grandir ; la plante en fait de l’amidon et du bois. La plus grande partie de la masse d’un arbre vient donc du dioxyde de carbone et de l’eau. Le sol donne l’eau et un peu de sels minéraux. Moins il y a de lumière, plus la photosynthèse est lente ; sans lumière, elle s’arrête. La respiration, elle, continue : comme tout être vivant, la plante respire jour et nuit et utilise pour cela du dioxygène.',
  exploration: {
    task: 'Lisez ces mesures. Une plante aquatique a rejeté en une minute 40 bulles de gaz à 10 cm d’une lampe, 21 à 20 cm et 8 à 40 cm. Tracez un graphique. Écrivez ce que vous remarquez et ce qui pourrait l’expliquer.',
    expected:
      'Plus la lampe est loin, moins il y a de bulles. Avec plus de lumière, la plante rejette plus de gaz.',
  },
  activity: {
    task: 'Dessinez une feuille à la lumière. Montrez par des flèches ce qui entre et ce qui sort, et nommez chaque flèche. Écrivez le bilan en dessous. Écrivez ensuite ce qui change à la nuit tombée.',
    expected:
      'Entrent : dioxyde de carbone, eau et lumière. Sort : le dioxygène. Le glucose reste dans la plante. La nuit, la photosynthèse s’arrête et la respiration continue.',
  },
  practice: [
    {
      question: 'Quelles sont les deux substances que la plante utilise pour la photosynthèse ?',
      answer: 'Le dioxyde de carbone et l’eau.',
    },
    { question: 'À quoi sert la chlorophylle ?', answer: 'Elle capte l’énergie de la lumière.' },
    {
      question:
        'Une plante aquatique rejette 30 bulles par minute près d’une lampe et 6 quand la lampe est loin. Expliquez la différence.',
      answer: 'Elle reçoit moins de lumière : la photosynthèse ralentit et rejette moins de dioxygène.',
    },
    {
      question: 'À quoi le glucose sert-il à la plante ?',
      answer: 'À vivre et à grandir ; elle en fait de l’amidon et du bois.',
    },
  ],
  challenge: {
    question:
      'Une plante est à la lumière, mais dans un air sans dioxyde de carbone. Que devient la photosynthèse ? Pourquoi ?',
    answer: 'Elle s’arrête : le dioxyde de carbone est l’une des deux substances dont elle a besoin.',
  },
  exit: [
    { question: 'Complétez : … + eau → glucose + …', answer: 'Dioxyde de carbone et dioxygène.' },
    {
      question: '« Les arbres mangent de la terre. » Corrigez en deux phrases.',
      answer:
        'Un arbre fabrique sa nourriture à partir de dioxyde de carbone et d’eau. Le sol donne l’eau et quelques sels minéraux.',
    },
    {
      question: 'Il est minuit. La plante respire-t-elle ? Fait-elle de la photosynthèse ?',
      answer: 'Elle respire. Sans lumière, pas de photosynthèse.',
    },
    {
      question: 'Par quelles ouvertures le dioxyde de carbone entre-t-il dans la feuille ?',
      answer: 'Par les stomates.',
    },
  ],
  parts: [
    'L’eau et le dioxyde de carbone : comment chacun arrive dans la feuille.',
    'La lumière et la chlorophylle : leur rôle dans la feuille.',
    'Le glucose et le dioxygène : ce que chacun devient.',
  ],
  product: 'une affiche qui montre le trajet de l’eau et celui du dioxyde de carbone dans une plante',
  materials: [],
  support: [
    'Un dessin de feuille avec des flèches vides et quatre mots à placer : eau, dioxyde de carbone, dioxygène, lumière.',
    'Phrase à compléter : « La plante prélève … et …. Avec l’énergie de la …, elle fabrique … et rejette …. »',
  ],
  core: ['Expliquer le bilan à un camarade sans regarder le tableau.'],
  homework: {
    task: 'Dessiner une plante de jour et de nuit. Ajouter les flèches du dioxygène et du dioxyde de carbone, et expliquer la différence en trois phrases.',
    minutes: 15,
  },
  extension: [
    'Prévoir une expérience qui montre que la lumière est nécessaire : dire ce qui change, ce qui reste identique et ce que l’on compte.',
    'Chercher comment un cactus prélève du dioxyde de carbone sans larges feuilles.',
  ],
}
