import { coordinateGrid, flow, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'Une classe trace toutes les deux heures un trait de craie autour d’une flaque. Il ne pleut pas. La flaque est sur de la pierre. a) Reportez les largeurs dans le graphique. b) Quand la flaque a-t-elle rétréci le plus vite ? c) Où peut être l’eau ? Écrivez deux idées.',
      hint: 'Pour b), cherchez où la ligne descend le plus.',
      blocks: [
        table(['heure', '9', '11', '13', '15'], [['largeur de la flaque en cm', '100', '80', '50', '20']]),
        coordinateGrid(
          'Un graphique vide : heure de 8 à 16, largeur de 0 à 120 cm.',
          [
            [8, 16, 2, 'heure'],
            [0, 120, 20, 'largeur en cm'],
          ],
          [],
        ),
      ],
      objective: 4,
      lines: 3,
      minutes: 9,
      answer:
        'b) Entre 11 et 15 heures : 30 cm en deux heures, au moment le plus chaud. c) Des idées suffisent, par exemple « dans le sol » ou « dans l’air ». Sur de la pierre, il ne reste que l’air.',
      points: ['quatre points', 'le moment le plus rapide', 'deux idées'],
    },
  ],
  guided: [
    {
      prompt:
        'Placez dans les cases les mots qui manquent : condensation, rivières, évaporation, précipitations.',
      hint: 'Partez de la mer : que fait le soleil à l’eau ?',
      blocks: [
        flow(
          'Un cercle de six cases dont quatre à compléter.',
          ['mer', '…', 'les nuages se forment par …', 'des … tombent', 'l’eau des …', 'de nouveau la mer'],
          {
            cycle: true,
          },
        ),
      ],
      objective: 1,
      lines: 1,
      minutes: 4,
      answer: 'Évaporation, condensation, précipitations, rivières.',
      points: ['un point par mot bien placé'],
    },
    {
      prompt:
        'Évaporation ou condensation ? Écrivez E ou C : des cheveux mouillés sèchent ; le miroir se couvre de buée sous la douche ; il y a de la rosée sur l’herbe ; de l’encre sèche ; on voit son souffle en hiver.',
      hint: 'Des gouttes apparaissent-elles ou disparaissent-elles ?',
      objective: 2,
      lines: 1,
      minutes: 4,
      answer: 'E, C, C, E, C.',
      points: ['deux E', 'trois C'],
    },
    {
      prompt: 'Racontez en quatre phrases comment de l’eau de la mer arrive dans un torrent de montagne.',
      hint: 'En haut, plus loin, en bas, retour.',
      objective: 3,
      lines: 5,
      minutes: 6,
      answer:
        'Le soleil fait évaporer l’eau de la mer. Là-haut, la vapeur se condense en nuages. Le vent pousse les nuages vers les montagnes. Il y pleut ou il y neige, et l’eau coule dans un torrent.',
      points: ['évaporation', 'condensation', 'vent ou précipitations', 'le torrent'],
    },
  ],
  independent: [
    {
      prompt:
        'Quel jour le linge sèche-t-il plus vite : un jour chaud avec du vent, ou un jour frais sans vent ? Expliquez avec deux raisons.',
      hint: 'Que font la chaleur et le vent à l’évaporation ?',
      objective: 2,
      lines: 3,
      minutes: 4,
      answer: 'Le jour chaud avec du vent. L’eau chaude s’évapore plus vite, et le vent emporte la vapeur.',
      points: ['chaleur', 'vent'],
    },
    {
      prompt: 'Les rivières coulent jour et nuit dans la mer. Pourquoi la mer ne déborde-t-elle pas ?',
      hint: 'Qu’est-ce qui quitte la mer sans cesse ?',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer:
        'Il s’évapore de la mer autant d’eau qu’il en arrive. Elle retourne vers les terres dans les nuages.',
      points: ['évaporation de la mer', 'le cycle'],
    },
    {
      prompt:
        'Le tableau montre la pluie d’une ville. a) Combien en tombe-t-il en tout ? b) À quelle saison faut-il récupérer la pluie pour le jardin, et quand en a-t-on besoin ?',
      hint: 'Additionnez les quatre nombres.',
      blocks: [
        table(
          ['saison', 'hiver', 'printemps', 'été', 'automne'],
          [['pluie en mm', '180', '135', '30', '255']],
        ),
      ],
      objective: 4,
      lines: 3,
      minutes: 5,
      answer:
        'a) $180 + 135 + 30 + 255 = 600$ mm. b) On la récupère en automne, quand il pleut le plus. On en a besoin en été, quand il ne pleut presque pas.',
      points: ['600 mm', 'automne', 'été'],
    },
    {
      prompt: 'L’eau de mer est salée, la pluie ne l’est pas. Expliquez avec le mot « évaporation ».',
      hint: 'Qu’est-ce qui monte, qu’est-ce qui reste dans la mer ?',
      objective: 2,
      lines: 3,
      minutes: 3,
      answer: 'Dans l’évaporation, seule l’eau monte. Le sel reste dans la mer : la pluie n’en a pas.',
      points: ['seule l’eau monte', 'le sel reste'],
    },
  ],
  deepen: [
    {
      prompt:
        'Préparez une expérience : une assiette large sèche-t-elle plus vite qu’un verre étroit avec autant d’eau ? Que changez-vous, que mesurez-vous, qu’est-ce qui doit être pareil ?',
      hint: 'Seule la forme peut être différente.',
      objective: 4,
      lines: 5,
      minutes: 8,
      answer:
        'On change : la forme du récipient. On mesure : l’eau qui reste chaque jour. Pareil : la quantité d’eau, le lieu, la durée. L’assiette sèche plus vite, car plus d’eau touche l’air.',
      points: ['seule la forme change', 'mesure l’eau', 'deux choses restent pareilles'],
    },
    {
      prompt:
        'Si toute l’eau de la Terre faisait 100 litres, 97 litres seraient de l’eau salée et 2 litres de la glace. Combien d’eau douce resterait-il pour les rivières, les lacs, le sol et les hommes ? Qu’en concluez-vous ?',
      hint: 'Enlevez les deux à 100.',
      objective: 3,
      lines: 3,
      minutes: 5,
      answer: '$100 − 97 − 2 = 1$, donc 1 litre. L’eau douce est rare : il faut la garder propre.',
      points: ['1 litre', 'une conclusion'],
    },
  ],
  experts: [
    {
      prompt:
        'Apprenez votre partie du cycle. Faites un dessin avec des flèches et trouvez un exemple à la maison.',
      hint: 'Regardez la bouteille, la flaque et la rivière de l’explication.',
      blocks: [
        table(
          ['groupe', 'partie', 'répondez à ceci'],
          [
            ['A', 'évaporation', 'Quand est-elle rapide, quand est-elle lente ?'],
            ['B', 'condensation et nuages', 'De quoi est fait un nuage ?'],
            ['C', 'précipitations et retour', 'Comment la pluie arrive-t-elle au robinet ?'],
          ],
        ),
      ],
      objective: 1,
      lines: 4,
      minutes: 10,
      answer:
        'A : rapide avec la chaleur, le vent et une large surface ; lente au frais. B : de toutes petites gouttes ou de glace, car la vapeur se condense dans le froid. C : elle s’infiltre dans le sol, devient de l’eau souterraine et ressort aux sources et aux puits.',
      points: ['une bonne réponse', 'des flèches sur le dessin', 'un exemple de la maison'],
    },
  ],
  make: [
    {
      prompt:
        'Réalisez un album de six pages : « Journal d’une goutte ». Il commence dans la mer et finit dans la mer. Chaque page a une image, le nom de l’étape et une phrase de la goutte.',
      hint: 'Page 2 : « Je m’évapore ».',
      objective: 3,
      lines: 0,
      minutes: 16,
      answer:
        'Mer, évaporation, nuage par condensation, précipitations, infiltration ou écoulement, retour à la mer. Par exemple : « Personne ne me voit plus, je suis de la vapeur. »',
      points: ['toutes les étapes dans l’ordre', 'les bons noms', 'des phrases vraies'],
    },
  ],
}
