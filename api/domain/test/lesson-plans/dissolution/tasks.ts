import { answers, choice, open, task, type Tasks } from '../build.ts'

export const tasks: Tasks = {
  studentSheet: {
    title: 'Dissoudre du sel',
    instructions: 'Donne l’unité à chaque résultat.',
    tasks: [
      task(
        'T1',
        1,
        'On verse du café en poudre dans de l’eau chaude. Quel est le soluté, quel est le solvant ?',
        [],
        2,
      ),
      task('T2', 3, 'On dissout 9 g de sel dans 180 g d’eau. Calcule la masse de la solution.', [], 2),
      task(
        'T3',
        2,
        'Léo dit que le sucre de son thé n’existe plus. Décris une expérience qui lui montre le contraire.',
        [],
        5,
      ),
      task(
        'T4',
        4,
        'Range dans un tableau à deux colonnes, dissolution et fusion : du beurre dans une poêle, un comprimé dans un verre d’eau, du chocolat au soleil, du sucre dans le lait, de la neige au printemps.',
        [
          {
            kind: 'table',
            caption: '',
            header: ['dissolution', 'fusion'],
            rows: [
              ['', ''],
              ['', ''],
            ],
          },
        ],
        0,
      ),
    ],
  },
  differentiation: {
    support: ['Les étiquettes des mots sont données, et le calcul a un schéma de bécher.'],
    core: ['Les tâches T1 à T4.'],
    challenge: ['Une solution saturée et un calcul à deux étapes.'],
    supportTasks: [
      task('S1', 3, 'Le bécher contient 60 g d’eau. J’ajoute 4 g de sel. Complète : 60 g + … = …', [], 1),
      task('S2', 1, 'Relie chaque mot à l’image : soluté, solvant, solution.', [], 0),
    ],
    challengeTasks: [
      task(
        'C1',
        3,
        'Dans 100 g d’eau, on peut dissoudre 36 g de sel au plus. On verse 50 g de sel dans 100 g d’eau. Quelle masse reste au fond ?',
      ),
    ],
    groups: [],
  },
  assessment: {
    method: 'Quiz individuel sur papier ; les tableaux de mesures sont ramassés.',
    criteria: ['Le mot juste est employé.', 'Le calcul a une unité.'],
    exitQuiz: [
      choice(
        1,
        'On met une pincée de sel dans la soupe. Quel est le soluté ?',
        1,
        ['Le sel', 'C’est lui qui est dissous.'],
        [
          ['La soupe', null, 'Confond soluté et solvant.'],
          ['Le mélange', null, 'C’est la solution.'],
          ['Il n’y en a plus', 1, 'Pense que le sel a disparu.'],
        ],
      ),
      choice(
        2,
        'Quelle observation prouve que le sel dissous existe encore ?',
        3,
        ['Il reste une poudre blanche quand l’eau s’évapore.', 'Le sel est resté dans la coupelle.'],
        [
          ['L’eau est devenue chaude.', 2, 'Pense que le sel a fondu.'],
          ['L’eau est transparente.', 1, 'Cela montre seulement qu’on ne le voit pas.'],
          ['Le bécher est plein.', null, 'Le niveau ne prouve rien.'],
        ],
      ),
      choice(
        3,
        'On dissout 7 g de sel dans 120 g d’eau. Quelle masse indique la balance ?',
        0,
        ['127 g', 'Les masses s’additionnent.'],
        [
          ['120 g', 3, 'Oublie le sel.'],
          ['113 g', 1, 'Retire le sel.'],
          ['7 g', null, 'Oublie l’eau.'],
        ],
      ),
      choice(
        4,
        'Dans quelle situation y a-t-il une fusion ?',
        2,
        ['Une bougie allumée coule.', 'On chauffe une seule substance.'],
        [
          ['Un bonbon devient petit dans la bouche.', 2, 'Il se dissout dans la salive.'],
          ['Du sel est versé dans l’eau des pâtes.', 2, 'Il se dissout dans l’eau.'],
          ['On remue du sirop.', null, 'On mélange deux liquides.'],
        ],
      ),
      open(
        2,
        'Explique avec tes mots ce que deviennent les grains de sel dans l’eau.',
        'L’eau sépare les particules du sel, qui se répartissent partout ; elles sont trop petites pour être vues.',
        ['Dit que les particules sont séparées.', 'Dit qu’elles sont encore là.'],
      ),
    ],
    quizMinutes: 6,
  },
  homework: {
    task: 'Chez toi, verse une cuillère de sucre dans un verre d’eau tiède et une autre dans un verre d’eau froide. Note combien de temps il faut pour ne plus rien voir.',
    minutes: 15,
    blocks: [],
  },
  extension: {
    items: ['Cherche comment on récolte le sel dans les marais salants et fais un schéma en trois étapes.'],
  },
  modelAnswers: answers({
    T1: ['Le soluté est le café, le solvant est l’eau.', 'Un point par mot.'],
    T2: ['180 g + 9 g = 189 g', 'Un point pour le calcul, un pour l’unité.'],
    T3: [
      'On peut peser le thé avant et après, ou laisser s’évaporer quelques gouttes : le sucre reste.',
      'Un point pour l’expérience, un pour la conclusion.',
    ],
    T4: [
      'Dissolution : le comprimé, le sucre. Fusion : le beurre, le chocolat, la neige.',
      'Un point pour chaque situation bien rangée.',
    ],
    S1: ['60 g + 4 g = 64 g'],
    S2: ['soluté : sel ; solvant : eau ; solution : eau salée'],
    C1: [
      '50 g − 36 g = 14 g restent au fond, car la solution est saturée.',
      'Un point pour le calcul, un pour le mot.',
    ],
    H1: [
      'Le sucre se dissout plus vite dans l’eau tiède.',
      'Un point pour les deux durées, un pour la comparaison.',
    ],
    E1: ['L’eau de mer entre dans un bassin, le soleil et le vent font évaporer l’eau, on ramasse le sel.'],
  }),
  pacing: {
    cuts: [{ what: 'Faire T4 à l’oral avec des cartons de couleur.', minutes: 5 }],
    below70:
      'Refaire la pesée devant la classe avec du sucre en morceaux, et faire annoncer la masse avant de lire la balance.',
  },
  reflection: {
    questions: ['Qui parle encore de sel fondu ?', 'Les groupes ont-ils pesé avant de mélanger ?'],
  },
}
