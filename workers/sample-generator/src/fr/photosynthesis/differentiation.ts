import { table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Ceux que les mots nouveaux embarrassent commencent par {support} : chaque mot y rencontre son sens avant d’être employé.',
    'Ils peuvent répondre par des mots-clés et les lire à voix haute en phrases entières.',
  ],
  core: ['Les autres travaillent {core} ; chaque réponse contient un « parce que ».'],
  challenge: [
    'Ceux qui justifient clairement dans {core} passent à {challenge} : ils y appliquent l’idée à des espaces fermés et à des nombres.',
  ],
  supportTasks: [
    {
      prompt: 'Reliez chaque mot à son sens : écrivez la lettre.',
      blocks: [
        table(
          ['mot', 'lettre', 'sens'],
          [
            ['stomates', '…', 'A : sucre fabriqué par la plante'],
            ['chlorophylle', '…', 'B : ouvertures pour les gaz'],
            ['glucose', '…', 'C : pigment vert qui capte la lumière'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 3,
      answer: 'Stomates B, chlorophylle C, glucose A.',
      points: ['un point par mot'],
    },
    {
      prompt:
        'Complétez avec lumière, eau, dioxygène et dioxyde de carbone : la feuille prélève du … par les stomates et de l’… venue des racines ; il lui faut de la … comme énergie ; elle rejette du …',
      objective: 1,
      lines: 2,
      minutes: 4,
      answer: 'Dioxyde de carbone, eau, lumière, dioxygène.',
      points: ['un point par mot placé'],
    },
    {
      prompt:
        'Écrivez « jour », « nuit » ou « les deux » : photosynthèse … ; respiration … ; rejette surtout du dioxygène … ; use du sucre …',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: 'Jour ; les deux ; jour ; les deux.',
      points: ['un point par réponse'],
    },
  ],
  challengeTasks: [
    {
      prompt:
        'Une serre sur Mars doit produire des pommes de terre. Que faut-il y apporter ou y fabriquer, et que donneront les plantes ? Justifiez chaque point.',
      objective: 3,
      lines: 6,
      minutes: 7,
      answer:
        'Il faut de l’eau, du dioxyde de carbone, de la lumière ou des lampes, quelques sels minéraux, de la chaleur. Les plantes donneront de la nourriture et du dioxygène. La nuit, elles en utilisent un peu elles-mêmes.',
      points: ['les deux ingrédients', 'la lumière comme énergie', 'les deux produits', 'pense à la nuit'],
    },
    {
      prompt:
        'Le tableau montre le bilan de dioxygène d’une plante en une heure. À l’obscurité, il vaut −2. a) Combien de dioxygène la photosynthèse produit-elle en pleine lumière ? b) Que signifie le 0 dans la pénombre ?',
      blocks: [
        table(
          ['lumière', 'obscurité', 'pénombre', 'pleine lumière'],
          [['dioxygène rejeté, en millilitres', '−2', '0', '8']],
        ),
      ],
      objective: 4,
      lines: 4,
      minutes: 6,
      answer:
        'a) La respiration utilise 2 ml tout le temps, la photosynthèse produit donc $8 + 2 = 10$ ml. b) La photosynthèse produit juste ce que la respiration utilise, 2 ml.',
      points: ['ajoute ce qu’utilise la respiration', '10 ml', 'explique l’équilibre'],
    },
  ],
  groupWork: {
    support:
      'Lisez-vous la première partie de l’explication, puis faites {support}. Essayez {core} avec la liste des mots à côté.',
    challenge: 'Travaillez {challenge} et présentez la serre à la classe en une minute.',
    noNeed: 'Comprend les deux processus',
  },
}
