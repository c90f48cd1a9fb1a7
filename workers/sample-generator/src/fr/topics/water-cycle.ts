import type { TopicPack } from '../../older/topic-pack.ts'

export const waterCycle: TopicPack = {
  summary: 'Les élèves suivent l’eau de la mer aux nuages et retour, et nomment chaque étape.',
  idea: 'C’est toujours la même eau : elle s’évapore à la chaleur du Soleil, se condense dans l’air froid, tombe et revient à la mer.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Nommer dans l’ordre les étapes principales du cycle de l’eau.',
      evidence: 'Nomme évaporation, condensation, précipitations et ruissellement, sans notes.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer comment se forme un nuage.',
      evidence: 'Dit que la vapeur monte, refroidit et devient des gouttelettes.',
    },
    {
      bloomLevel: 'apply',
      text: 'Dessiner le cycle de l’eau et nommer chaque étape.',
      evidence: 'Dessine dans l’ordre quatre flèches légendées.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Retracer par deux chemins le voyage d’une goutte, de la mer à la mer.',
      evidence: 'Raconte un chemin sur le sol et un chemin dans le sol.',
    },
  ],
  prior: [
    'La glace, l’eau et la vapeur d’eau sont la même substance.',
    'Le Soleil réchauffe le sol et la mer.',
  ],
  priorCheck: {
    question: 'Que deviennent des glaçons dans une pièce chaude ?',
    answer: 'Ils fondent : l’eau solide devient liquide.',
  },
  opener: {
    question:
      'Le lendemain de la pluie, une flaque a disparu, et personne ne l’a essuyée. Où l’eau est-elle passée ?',
    answer: 'Une partie s’est infiltrée dans le sol, une autre est passée dans l’air sous forme de vapeur.',
  },
  terms: [
    ['évaporation', 'L’eau liquide devient de la vapeur ; il n’est pas nécessaire qu’elle bouille.'],
    ['condensation', 'La vapeur d’eau refroidit et devient des gouttelettes.'],
    ['précipitations', 'L’eau qui tombe des nuages : pluie, neige ou grêle.'],
    ['ruissellement', 'L’écoulement de l’eau sur le sol, vers les ruisseaux et les rivières.'],
    ['eau souterraine', 'L’eau qui s’est infiltrée dans le sol.'],
  ],
  errors: [
    [
      'Les nuages sont faits de vapeur d’eau.',
      'La vapeur d’eau est invisible. Un nuage est fait d’innombrables gouttelettes ou cristaux de glace.',
    ],
    [
      'L’eau ne s’évapore que si elle bout.',
      'Elle s’évapore à toute température : une flaque sèche aussi par temps frais.',
    ],
  ],
  explanation:
    'Dessinez une côte au tableau : la mer, des montagnes, une rivière. Partez de la mer. Le Soleil chauffe l’eau, et une partie devient de la vapeur d’eau, un gaz que personne ne voit. C’est l’évaporation ; l’eau n’a pas besoin de bouillir. L’air chaud et humide monte et refroidit. Dans l’air froid, la vapeur devient des gouttelettes : c’est la condensation. Un très grand nombre de gouttelettes, ou de cristaux de glace, forme un nuage. Quand les gouttelettes se rejoignent et deviennent trop lourdes, elles tombent en pluie, en neige ou en grêle : ce sont les précipitations. Au sol, l’eau a trois chemins. Une partie s’écoule vers les ruisseaux et les rivières et revient à la mer : c’est le ruissellement. Une partie s’infiltre et devient de l’eau souterraine, qui alimente les sources. Une partie s’évapore de nouveau, aussi à partir des plantes. Tracez une flèche pour chaque étape et écrivez son nom. Aucune eau ne se perd : c’est toujours la même eau qui voyage.',
  exploration: {
    task: 'Pensez au miroir de la salle de bains après la douche, à une vitre un matin d’hiver et à l’herbe au lever du jour. Dessinez l’un des trois avec ses gouttes. Écrivez d’où vient l’eau, selon vous.',
    expected: 'Elle vient de l’air : la vapeur devient des gouttes sur ce qui est froid.',
  },
  activity: {
    task: 'Dessinez une côte avec mer, montagne, nuage et rivière. Ajoutez pour chaque étape une flèche numérotée et nommée. Racontez ensuite le voyage d’une goutte en quatre phrases, avec l’un des quatre mots dans chacune.',
    expected:
      '1 évaporation de la mer, 2 condensation dans le nuage, 3 précipitations sur la montagne, 4 ruissellement dans la rivière, jusqu’à la mer.',
  },
  practice: [
    { question: 'Qu’est-ce qui fait évaporer l’eau de la mer ?', answer: 'La chaleur du Soleil.' },
    {
      question: 'Que devient la vapeur d’eau quand elle monte et refroidit ?',
      answer: 'Elle se condense en gouttelettes, et un nuage se forme.',
    },
    { question: 'Citez trois formes de précipitations.', answer: 'La pluie, la neige et la grêle.' },
    {
      question: 'Quels sont les trois chemins possibles de la pluie une fois au sol ?',
      answer:
        'Elle ruisselle vers les rivières, s’infiltre et devient eau souterraine, ou s’évapore de nouveau.',
    },
  ],
  challenge: {
    question: 'Un pré devient un parking. Qu’est-ce qui change pour le ruissellement et l’eau souterraine ?',
    answer: 'Plus d’eau ruisselle, et moins d’eau s’infiltre et devient souterraine.',
  },
  exit: [
    {
      question: 'Pourquoi une bouteille froide se couvre-t-elle de gouttes par temps chaud ?',
      answer: 'La vapeur d’eau de l’air se condense sur la bouteille froide.',
    },
    {
      question: 'L’eau doit-elle bouillir pour s’évaporer ? Donnez un exemple.',
      answer: 'Non. Le linge sèche par temps frais.',
    },
    {
      question:
        'Rangez dans l’ordre en partant de la mer : précipitations, ruissellement, condensation, évaporation.',
      answer: 'Évaporation, condensation, précipitations, ruissellement.',
    },
    {
      question: 'Voit-on la vapeur d’eau ? De quoi un nuage est-il fait ?',
      answer: 'Non. Un nuage est fait de gouttelettes ou de cristaux de glace.',
    },
  ],
  parts: [
    'De la mer à l’air : l’évaporation.',
    'Dans l’air : la condensation et les nuages.',
    'Le retour à la mer : précipitations, ruissellement et eau souterraine.',
  ],
  product: 'une bande dessinée de six images qui raconte le voyage d’une goutte d’eau',
  materials: [],
  support: [
    'Un dessin de la côte avec des flèches numérotées, et les quatre mots à placer.',
    'Phrase à compléter : « Le Soleil fait … l’eau. Dans l’air froid, la vapeur …, et un … se forme. »',
  ],
  core: ['Raconter à un camarade le voyage d’une goutte avec les quatre mots.'],
  homework: {
    task: 'Marquer trois soirs de suite le niveau de l’eau dans une soucoupe. Expliquer en trois phrases où l’eau est passée.',
    minutes: 10,
  },
  extension: [
    'Chercher quelle part de l’eau de la Terre est douce, et la montrer dans un carré de 100 petits carreaux.',
    'Inventer un moyen de recueillir de l’eau potable à partir d’air humide, et le dessiner.',
  ],
}
