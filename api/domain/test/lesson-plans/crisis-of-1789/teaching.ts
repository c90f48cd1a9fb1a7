import { phase, table, type Teaching } from '../build.ts'

export const teaching: Teaching = {
  overview: {
    summary:
      'À partir d’un budget et de deux extraits de cahiers, les élèves distinguent plusieurs causes et en défendent une.',
    bigIdea:
      'Une révolution n’a pas une seule cause : des problèmes anciens rencontrent une crise de quelques mois.',
  },
  priorKnowledge: {
    items: ['La société d’ordres : clergé, noblesse, tiers état.', 'La monarchie absolue.'],
    checkQuestion: 'Quels sont les trois ordres, et lequel paie la plupart des impôts ?',
    checkAnswer: 'Le clergé, la noblesse et le tiers état ; c’est le tiers état qui paie.',
  },
  materials: { items: ['photocopies de deux extraits', 'tableau', 'cartons pour le classement des causes'] },
  vocabulary: {
    items: [
      {
        term: 'états généraux',
        meaning:
          'Assemblée des représentants des trois ordres, que le roi réunit quand il a besoin d’un accord.',
      },
      {
        term: 'cahier de doléances',
        meaning: 'Texte dans lequel les habitants écrivent leurs plaintes et leurs demandes au roi.',
      },
      { term: 'privilège', meaning: 'Droit particulier, comme celui de ne pas payer la taille.' },
      { term: 'dette', meaning: 'Argent emprunté que l’État doit rembourser avec des intérêts.' },
    ],
  },
  misconceptions: {
    items: [
      {
        misconception:
          'La Révolution a eu lieu parce que le peuple mourait de faim, et pour cette seule raison.',
        correction:
          'Le pain cher a mis les foules en mouvement, mais il y avait eu des disettes sans révolution. Il faut aussi la dette et le refus des réformes.',
        probe: 'Pourquoi une mauvaise récolte n’a-t-elle pas provoqué de révolution en 1709 ?',
        wrongAnswer: 'Parce que les gens étaient plus patients.',
        reply:
          'Qu’est-ce qui est différent en 1788 : le pain, ou ce que les gens pensent pouvoir demander au roi ?',
        minute: 20,
        evidence: '',
      },
      {
        misconception: 'Le tiers état ne comprend que des paysans pauvres.',
        correction:
          'Il réunit plus de neuf habitants sur dix : paysans, artisans, mais aussi avocats, médecins et riches marchands.',
        probe: 'Qui écrit le cahier d’une ville, et quel métier ont souvent ces personnes ?',
        wrongAnswer: 'Des paysans qui savent écrire.',
        reply: 'Relis la signature de l’extrait B. Que fait cet homme dans la vie ?',
        minute: 26,
        evidence: '',
      },
      {
        misconception: 'En 1789, les Français voulaient supprimer le roi.',
        correction:
          'Presque tous les cahiers remercient le roi et lui demandent des réformes. La République vient trois ans plus tard.',
        probe: 'À qui le cahier s’adresse-t-il, et sur quel ton ?',
        wrongAnswer: 'Il veut chasser le roi.',
        reply: 'Souligne les mots qui parlent du roi. Sont-ils hostiles ?',
        minute: 30,
        evidence: '',
      },
    ],
  },
  explanation: {
    concepts: [
      {
        title: 'De la dette aux états généraux',
        text: 'Partons d’un chiffre. En 1788, l’État dépense environ 630 millions de livres et n’en reçoit que 500. Il manque donc 130 millions. Où va l’argent ? Près de la moitié des dépenses sert à payer les intérêts de la dette. Cette dette vient surtout des guerres, et en particulier de l’aide apportée aux colonies d’Amérique. Comment trouver l’argent ? Le tiers état paie déjà presque tous les impôts directs. Les ministres du roi proposent alors un impôt que tout propriétaire paierait, noble ou non. La noblesse et les parlements refusent : ils répondent que seul un accord de la nation permet un impôt nouveau. Le roi est bloqué. En août 1788, il annonce la réunion des états généraux, que personne n’a vus depuis 1614. La question financière devient ainsi une question politique : qui a le droit de décider de l’impôt ? Au même moment, la récolte est détruite par la grêle, et le prix du pain double presque en un an. Les habitants écrivent leurs cahiers pendant cet hiver difficile. Ils parlent du pain, mais aussi de justice et de privilèges. Voilà pourquoi on distingue des causes anciennes, une cause immédiate et un déclencheur.',
        analogy:
          'Pensez à un feu de forêt. Le bois sec s’est accumulé pendant des années : ce sont les inégalités. Le vent souffle depuis quelques mois : c’est la crise financière. L’étincelle tombe un jour précis : c’est le prix du pain. Sans l’un des trois, pas d’incendie. L’image a une limite, car les arbres ne discutent pas entre eux, alors que les Français de 1789 débattent et choisissent.',
        blocks: [
          table(
            'Budget de 1788, en millions de livres',
            ['', 'montant'],
            ['recettes', '500'],
            ['dépenses', '630'],
            ['dont intérêts de la dette', '310'],
          ),
        ],
      },
    ],
  },
  examples: {
    worked: [
      {
        title: 'Classer une cause',
        problem:
          'Où classer « les nobles ne paient pas la taille » : cause ancienne, cause immédiate ou déclencheur ?',
        steps: [
          'Depuis quand ? Depuis des siècles.',
          'Qui cela concerne-t-il ? La société d’ordres.',
          'C’est donc une cause ancienne et sociale.',
        ],
        answer: 'Cause ancienne',
        blocks: [],
      },
      {
        title: 'Relier deux causes',
        problem: 'Quel lien y a-t-il entre la guerre d’Amérique et la convocation des états généraux ?',
        steps: [
          'La guerre coûte cher et l’État emprunte.',
          'Les intérêts pèsent sur le budget.',
          'Un nouvel impôt est refusé, et le roi convoque l’assemblée.',
        ],
        answer: 'La guerre aggrave la dette, et la dette oblige le roi à négocier.',
        blocks: [],
      },
    ],
    faded: {
      problem: 'Relie « la grêle de juillet 1788 » aux émeutes du printemps 1789.',
      steps: [
        { text: 'La récolte est mauvaise.', hidden: false },
        { text: 'Le prix du pain augmente.', hidden: true },
        { text: 'Les familles des villes ne peuvent plus acheter assez de pain.', hidden: true },
      ],
      answer: 'La grêle rend le pain cher, ce qui provoque des émeutes.',
    },
  },
  phases: {
    items: [
      phase('Accroche', 6, [
        'Écrire au tableau deux nombres : 500 et 630. Faire deviner de quoi il s’agit.',
        'Proposer une hypothèse par table.',
        'Que fait un État qui dépense plus qu’il ne reçoit ?',
        'Il emprunte, et il devra payer des intérêts.',
      ]),
      phase('Explication', 14, [
        'Raconter l’enchaînement qui mène à la convocation et le noter sous forme de flèches.',
        'Recopier les flèches et écrire un mot sur chacune.',
        'Pourquoi les privilégiés demandent-ils une assemblée ?',
        'Ils espèrent y défendre leurs droits, puisque chaque ordre y a une voix.',
      ]),
      phase('Deux cahiers', 18, [
        'Distribuer les extraits A et B. Lire le premier à voix haute, puis laisser travailler.',
        'Par deux, souligner les demandes et remplir le tableau de comparaison de T2.',
        'Quelle demande trouve-t-on dans les deux textes ?',
        'L’égalité devant l’impôt, formulée autrement dans chacun.',
      ]),
      phase('Débat classé', 11, [
        'Chaque groupe range les cartons du moins au plus important et défend son premier choix.',
        'Parler une minute, puis répondre à une objection.',
        'Quel argument t’a fait changer d’avis ?',
        'Relancer ceux qui n’en citent qu’un avec une cause d’un autre type.',
      ]),
      phase('Quiz de sortie', 6, [
        'Faire ranger les documents.',
        'Répondre seul.',
        'De quoi voudrais-tu en savoir plus ?',
        'Repérer ceux qui n’ont qu’une cause.',
      ]),
    ],
    fittedFromMin: null,
  },
  board: {
    blocks: [
      {
        kind: 'diagram',
        alt: 'De la guerre aux états généraux',
        diagram: {
          kind: 'flow',
          steps: ['guerre d’Amérique', 'dette', 'impôt refusé', 'états généraux'],
          cycle: false,
        },
      },
      table(
        'Trois sortes de causes',
        ['ancienne', 'immédiate', 'déclencheur'],
        ['société d’ordres, privilèges', 'dette, réforme bloquée', 'pain cher au printemps'],
      ),
    ],
  },
}
