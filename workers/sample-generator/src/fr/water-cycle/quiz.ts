import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Écoutez si les enfants disent « dans l’air » ou « perdue ». Avec quatre bonnes réponses, la classe peut aborder la météo et le climat ; la question des lunettes montre qui fait encore traverser le verre à l’eau.',
  minutes: 6,
  choices: [
    {
      question: 'Qu’arrive-t-il à une goutte de la mer, dans l’ordre ?',
      objective: 1,
      options: [
        ['Elle bout, monte, tombe et revient.', 'boiling-needed', 'La mer ne bout jamais.'],
        ['Elle s’évapore, se condense, tombe et revient.', 'right', 'Ce sont les quatre étapes du cycle.'],
        [
          'Elle s’évapore et disparaît ; de l’eau nouvelle tombe.',
          'water-vanishes',
          'C’est la même eau qui revient.',
        ],
        [
          'Elle s’évapore, devient de la fumée, et la fumée tombe.',
          'clouds-are-smoke',
          'Un nuage est fait de gouttes.',
        ],
      ],
    },
    {
      question:
        'Un maillot de bain mouillé est à l’ombre, à 15 degrés. Après quelques heures, il est sec. Où est l’eau ?',
      objective: 2,
      options: [
        [
          'Encore dedans : sans chaleur, rien ne sèche.',
          'boiling-needed',
          'L’eau s’évapore à toutes les températures.',
        ],
        ['Elle n’existe plus.', 'water-vanishes', 'L’eau ne se perd pas.'],
        [
          'Elle est passée par la corde dans le mur.',
          'glass-leaks',
          'L’eau ne traverse pas les choses solides.',
        ],
        ['Dans l’air, sous forme de vapeur.', 'right', 'Elle s’est évaporée, et personne ne la voit.'],
      ],
    },
    {
      question: 'Vous rentrez du froid, et vos lunettes se couvrent de buée. Que s’est-il passé ?',
      objective: 3,
      options: [
        [
          'La vapeur de l’air chaud se condense sur les lunettes froides.',
          'right',
          'Le froid change la vapeur en gouttes.',
        ],
        ['De l’eau sort des verres.', 'glass-leaks', 'Le verre ne laisse pas passer l’eau.'],
        [
          'De la fumée de la pièce s’y dépose.',
          'clouds-are-smoke',
          'La buée est faite de toutes petites gouttes.',
        ],
        ['De l’eau bout sur les verres.', 'boiling-needed', 'Ils sont froids, rien n’y bout.'],
      ],
    },
    {
      question:
        'Trois coupelles pareilles restent un jour. A, au vent, a perdu 40 ml ; B, à l’air calme, 25 ml ; C, avec un couvercle, 2 ml. Que montrent ces nombres ?',
      objective: 4,
      options: [
        ['A et B ont une fuite.', 'glass-leaks', 'Les coupelles sont pareilles et étanches.'],
        ['En C, l’eau s’use le plus lentement.', 'water-vanishes', 'L’eau ne s’use pas, elle s’évapore.'],
        [
          'Le vent aide l’évaporation, un couvercle l’arrête presque.',
          'right',
          'L’air qui bouge emporte la vapeur ; sous le couvercle, elle se condense.',
        ],
        ['En A, l’eau a bouilli.', 'boiling-needed', 'Le vent ne fait pas bouillir l’eau.'],
      ],
    },
  ],
  open: {
    question:
      'Décrivez le chemin d’une goutte, d’une flaque de l’école à votre robinet. Nommez au moins quatre stations.',
    objective: 3,
    answer:
      'Par exemple : la goutte s’évapore, se condense dans un nuage, tombe en pluie, s’infiltre dans le sol, devient de l’eau souterraine et arrive par un puits ou une source au robinet.',
    points: ['évaporation', 'nuage ou condensation', 'précipitations', 'eau souterraine, source ou puits'],
  },
}
