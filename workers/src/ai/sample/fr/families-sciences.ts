import { withGeneral } from '../compose/merge-pools.ts'
import type { LanguagePack } from '../language-pack.ts'
import { frenchGeneral } from './family-general.ts'

type Families = Pick<
  LanguagePack['families'],
  'mathematics' | 'physics' | 'chemistry' | 'biology' | 'geography' | 'computing'
>

export const frenchSciences: Families = {
  mathematics: withGeneral(frenchGeneral, (t) => ({
    ideas: [
      `Pour ${t}, comme partout en mathématiques, un résultat ne vaut qu’avec le chemin qui y mène.`,
      `Un dessin, un tableau et un calcul sont trois vues de ${t} ; chacune montre ce que les autres cachent.`,
    ],
    prior: [`Les calculs et les figures dont on a besoin pour ${t}.`],
    terms: [
      ['conjecture', `Un énoncé sur ${t} qui semble vrai sans être encore démontré.`],
      ['démonstration', `Une suite de raisons qui montre qu’un énoncé sur ${t} vaut toujours.`],
      ['cas particulier', `Un exemple simple où l’on peut vérifier ${t} à la main.`],
    ],
    errors: [
      [
        `Si une règle sur ${t} marche trois fois, elle marche toujours.`,
        'Chercher un cas qui la met en échec, avec zéro, un, un très grand nombre ou un négatif ; chercher ensuite la raison.',
      ],
      [
        `Pour ${t}, seul le résultat compte.`,
        'Deux résultats justes peuvent reposer sur une erreur heureuse. Demander le chemin.',
      ],
    ],
    models: [
      `On prend le plus petit exemple de ${t} qui ne soit pas évident. On le dessine, on le calcule, on écrit le chemin en trois lignes, puis on change un nombre et l’on demande quelle ligne change.`,
      `On montre une solution complète sur ${t} contenant une erreur. On la lit ligne à ligne en demandant chaque fois : pourquoi est-ce permis ?`,
    ],
    tasks: [
      `Traitez quatre exemples sur ${t}, du plus facile au plus difficile. Écrivez pour chacun un plan, le calcul et une vérification ; inventez-en un cinquième pour un autre binôme.`,
      `Triez des exercices résolus sur ${t} selon la méthode employée et donnez un nom à chaque méthode.`,
    ],
    aims: [
      ['apply', `Résoudre un problème type sur ${t} et vérifier le résultat.`],
      ['analyse', `Repérer l’erreur dans une solution rédigée sur ${t}.`],
      ['create', `Inventer un problème sur ${t} avec sa solution.`],
    ],
    materials: [`quatre problèmes gradués sur ${t}`, `papier quadrillé pour dessiner ${t}`],
    quiz: [
      [
        `Que vérifier d’abord après un problème sur ${t} ?`,
        'L’ordre de grandeur et l’unité, puis le calcul à rebours.',
      ],
      [
        `Quel dessin ou tableau aide pour ${t} ?`,
        'Celui qui contient toutes les données et ce que l’on cherche.',
      ],
    ],
    homework: [
      `Résoudre deux problèmes du manuel sur ${t} et écrire à côté de chaque ligne pourquoi elle est permise.`,
    ],
  })),
  physics: withGeneral(frenchGeneral, (t) => ({
    ideas: [
      `Ce que l’on affirme sur ${t} doit résister à une expérience que chacun peut refaire.`,
      `Comprendre ${t}, c’est savoir prévoir ce qui va se passer avant d’essayer.`,
    ],
    prior: [`Des observations de tous les jours en rapport avec ${t}.`],
    terms: [
      ['hypothèse', `Une supposition sur ${t} qu’une expérience peut réfuter.`],
      ['variable', `Ce que l’on change ou mesure dans une expérience sur ${t}.`],
      ['mesure', `Un nombre avec une unité et une incertitude, ici pour ${t}.`],
    ],
    errors: [
      [
        `Dans une expérience sur ${t}, on peut tout changer à la fois.`,
        'On change une chose et l’on garde le reste ; sinon personne ne sait ce qui a compté.',
      ],
      [
        `Une mesure sur ${t} est exacte si elle a beaucoup de chiffres.`,
        'On la répète : la dispersion des valeurs montre sa précision.',
      ],
    ],
    models: [
      `Une démonstration sur ${t} : prévoir par écrit, regarder, décrire sans expliquer, expliquer seulement ensuite. Prévision et résultat restent côte à côte au tableau.`,
      `Un schéma pour ${t} : ce qui entre, ce qui se passe, ce qui sort. On nomme chaque grandeur et son unité.`,
    ],
    tasks: [
      `Préparez une expérience sur ${t} : que changez-vous, que mesurez-vous, que gardez-vous ? Réalisez-la, notez cinq valeurs dans un tableau et tracez le graphique.`,
      `À trois ateliers sur ${t}, prévoyez, essayez et notez ce qui diffère de la prévision.`,
    ],
    aims: [
      ['apply', `Mesurer une grandeur liée à ${t} et la donner avec son unité.`],
      ['analyse', `Distinguer observation et explication dans un compte rendu sur ${t}.`],
      ['create', `Concevoir sur ${t} une expérience où une seule variable change.`],
    ],
    materials: [`matériel pour une expérience sur ${t}`, `tableau de mesures pour ${t}`],
    quiz: [
      [
        `Qu’a-t-on changé et mesuré dans l’expérience sur ${t} ?`,
        'Une grandeur a été changée, une autre mesurée, le reste gardé identique.',
      ],
      [
        `Quelle observation soutient ce que nous disons de ${t} ?`,
        'Une observation qui aurait été différente si l’affirmation était fausse.',
      ],
    ],
    homework: [
      `Décrire chez soi quelque chose en rapport avec ${t} : ce que l’on voit, ce que l’on suppose, comment le tester.`,
    ],
  })),
  chemistry: withGeneral(frenchGeneral, (t) => ({
    ideas: [
      `Pour ${t}, on regarde deux fois : ce qui se voit, et les particules qui l’expliquent.`,
      `Dans l’étude de ${t}, les substances changent parfois du tout au tout ; les atomes, eux, sont tous encore là.`,
    ],
    prior: [`Les règles de sécurité des expériences sur ${t}.`],
    terms: [
      ['substance', `Une sorte de matière avec ses propriétés, telle qu’on la rencontre avec ${t}.`],
      ['propriété', `Ce qui permet de reconnaître une substance dans ${t} : couleur, odeur, solubilité.`],
      ['modèle particulaire', `Un dessin de particules invisibles qui explique ce que l’on voit avec ${t}.`],
    ],
    errors: [
      [
        `Avec ${t}, ce que l’on ne voit plus a disparu.`,
        'On pèse avant et après dans un récipient fermé : la masse reste la même.',
      ],
      [
        `Les particules de ${t} ressemblent à de petits morceaux de matière.`,
        'Une particule seule n’a ni couleur ni température ; cela n’appartient qu’à un très grand nombre.',
      ],
    ],
    models: [
      `On montre ${t} à deux niveaux : à gauche ce que l’œil voit, à droite les particules. On dessine avant et après, et l’on compte les particules.`,
      `On lit à voix haute l’étiquette et les pictogrammes d’une substance liée à ${t}, on réalise un test et l’on écrit l’observation en une phrase.`,
    ],
    tasks: [
      `Examinez des échantillons liés à ${t} : regardez, testez avec l’eau et un indicateur, notez les propriétés et classez. Portez des lunettes.`,
      `Dessinez ${t} en quatre images au niveau des particules et faites trouver à un autre groupe l’erreur que vous y avez cachée.`,
    ],
    aims: [
      ['apply', `Réaliser sans danger un test sur ${t} et noter l’observation.`],
      ['analyse', `Distinguer ce que l’on voit avec ${t} de l’explication par les particules.`],
      ['evaluate', `Évaluer les risques d’une expérience sur ${t} et justifier la protection.`],
    ],
    materials: [`lunettes et échantillons pour ${t}`, `modèles de particules pour ${t}`],
    quiz: [
      [
        `Quelle règle de sécurité compte le plus avec ${t} ?`,
        'Celle que demande le pictogramme ; les lunettes dans tous les cas.',
      ],
      [
        `À quoi reconnaît-on qu’une substance nouvelle apparaît dans ${t} ?`,
        'À de nouvelles propriétés : couleur, gaz, solide, chaleur dégagée.',
      ],
    ],
    homework: [`Trouver chez soi un produit lié à ${t}. Noter composition, pictogrammes et usage.`],
  })),
  biology: withGeneral(frenchGeneral, (t) => ({
    ideas: [
      `La forme et la fonction vont ensemble : on comprend ${t} en voyant à quoi sert chaque partie.`,
      `Pour ${t}, comme pour toute la vie, rien n’est isolé : un changement a des effets ailleurs.`,
    ],
    prior: [`Des êtres vivants connus des élèves, en rapport avec ${t}.`],
    terms: [
      ['observation', `Ce que l’on peut voir ou mesurer à propos de ${t}, sans interpréter.`],
      ['fonction', `À quoi sert une partie, dans le cadre de ${t}.`],
      ['adaptation', `Un caractère qui convient au milieu, comme on le voit avec ${t}.`],
    ],
    errors: [
      [
        `Les êtres vivants font ce que l’on observe dans ${t} parce qu’ils le veulent.`,
        'Chercher la cause et l’effet : qu’est-ce qui déclenche, qu’est-ce qui s’ensuit ?',
      ],
      [
        `Le cas de ${t} est identique chez tous les êtres vivants.`,
        'Comparer deux espèces ; noter ce qui est commun et ce qui ne l’est pas.',
      ],
    ],
    models: [
      `Un dessin sur ${t} grandit au tableau, partie après partie. Pour chacune : nom, place, rôle. À la fin, on en cache une et l’on demande ce qui ne marcherait plus.`,
      `Une photographie sur ${t} : cinq choses que l’on voit, deux questions, une explication que l’on pourrait tester.`,
    ],
    tasks: [
      `Observez dix minutes un exemple lié à ${t}, dessinez-le en grand, légendez ce que vous savez et marquez d’un « ? » ce que vous supposez.`,
      `Comparez deux êtres vivants sous l’angle de ${t} dans un tableau de cinq caractères et cherchez une raison à chaque différence.`,
    ],
    aims: [
      ['apply', `Dessiner un exemple lié à ${t} et en légender les parties.`],
      ['analyse', `Comparer deux êtres vivants sous l’angle de ${t}.`],
      ['evaluate', `Juger par deux raisons une affirmation des médias sur ${t}.`],
    ],
    materials: [`échantillons ou photographies pour ${t}`, `loupes et papier à dessin pour ${t}`],
    quiz: [
      [`Nommer une partie et son rôle dans ${t}.`, 'Toute partie du dessin, avec le rôle écrit à côté.'],
      [
        `Que changerait l’absence d’une partie dans ${t} ?`,
        'Le rôle de cette partie, et tout ce qui en dépend.',
      ],
    ],
    homework: [
      `Chercher autour de soi un exemple lié à ${t}, le dessiner et écrire trois observations sans les expliquer.`,
    ],
  })),
  geography: withGeneral(frenchGeneral, (t) => ({
    ideas: [
      `Où est-ce, pourquoi là, et qu’en résulte-t-il ? Ces trois questions ouvrent le thème ${t}.`,
      `Une carte sur ${t} répond à une question ; une autre question donne une autre carte.`,
    ],
    prior: [`Lire une légende, une échelle et les points cardinaux pour ${t}.`],
    terms: [
      ['localisation', `Où se trouve un lieu, en soi et par rapport à d’autres ; ici pour ${t}.`],
      ['échelle', `Combien de fois une carte sur ${t} est plus petite que le terrain.`],
      ['facteur', `Ce qui aide à expliquer pourquoi ${t} varie d’un lieu à l’autre.`],
    ],
    errors: [
      [
        `Une carte sur ${t} montre tout tel quel.`,
        'Toute carte choisit et laisse de côté. Lire d’abord titre, légende, date et source.',
      ],
      [
        `La situation de ${t} est la même dans tout le pays.`,
        'Comparer deux régions par des chiffres ; les moyennes cachent les écarts.',
      ],
    ],
    models: [
      `On lit une carte sur ${t} à voix haute : titre, légende, échelle ; puis ce qui frappe, les pleins, les vides ; enfin une raison.`,
      `On place côte à côte une photographie et une carte sur ${t}, et l’on cherche trois choses visibles sur l’une et non sur l’autre.`,
    ],
    tasks: [
      `Dessinez un croquis sur ${t} avec une légende de cinq signes, marquez deux lieux remarquables et expliquez chacun par un facteur.`,
      `Comparez deux lieux sous l’angle de ${t} : trois chiffres pour chacun, un graphique, deux phrases pour expliquer l’écart.`,
    ],
    aims: [
      ['apply', `Situer sur une carte des exemples liés à ${t}.`],
      ['analyse', `Comparer par des chiffres deux régions sous l’angle de ${t}.`],
      ['evaluate', `Évaluer une mesure sur ${t} du point de vue de deux groupes.`],
    ],
    materials: [`pages d’atlas et fond de carte pour ${t}`, `photographie et tableau de chiffres sur ${t}`],
    quiz: [
      [`Nommer un lieu où l’on observe bien ${t}.`, 'Tout lieu situé sur la carte.'],
      [
        `Citer un facteur qui explique où se rencontre ${t}.`,
        'Par exemple le climat, le relief, l’eau, les transports ou des décisions humaines.',
      ],
    ],
    homework: [
      `Chercher comment ${t} se manifeste près de chez soi : une photographie ou un croquis, trois phrases.`,
    ],
  })),
  computing: withGeneral(frenchGeneral, (t) => ({
    ideas: [
      `Qui explique ${t} assez clairement pour qu’une machine puisse suivre l’a compris.`,
      `Derrière ${t}, il y a des données, des règles et des gens qui les ont choisies.`,
    ],
    prior: [`Les programmes et appareils que les élèves emploient, en rapport avec ${t}.`],
    terms: [
      ['entrée', `Les données que reçoit ${t}.`],
      ['sortie', `Les données que produit ${t}.`],
      ['cas de test', `Une entrée au résultat connu, pour vérifier ${t}.`],
    ],
    errors: [
      [
        `Avec ${t}, l’ordinateur décide seul.`,
        'Il suit des règles écrites par des gens ; demander laquelle a donné ce résultat.',
      ],
      [`Si ${t} marche une fois, tout va bien.`, 'Tester aussi avec une entrée vide, très grande, fausse.'],
    ],
    models: [
      `On joue ${t} sans ordinateur : un élève est l’entrée, un autre la règle, un autre la sortie. On note chaque étape dans un tableau.`,
      `On montre un petit exemple de ${t}, la classe prévoit le résultat, on exécute, on explique l’écart.`,
    ],
    tasks: [
      `Décrivez ${t} par l’entrée, les étapes et la sortie, écrivez trois cas de test et échangez-les avec un autre binôme.`,
      `Construisez la plus petite version de ${t} qui fonctionne, avec des blocs, du code ou du papier, et notez chaque erreur corrigée.`,
    ],
    aims: [
      ['apply', `Utiliser ${t} pour résoudre pas à pas un petit problème.`],
      ['analyse', `Suivre dans un tableau les données à travers ${t}.`],
      ['create', `Concevoir un petit programme ou une procédure qui utilise ${t}.`],
    ],
    materials: [`un ordinateur par binôme, ou des cartes pour ${t}`, `tableaux de suivi pour ${t}`],
    quiz: [
      [
        `Qu’est-ce qui entre dans ${t}, qu’est-ce qui en sort ?`,
        'Les données nommées entrée et sortie pendant la séance.',
      ],
      [
        `Quel test révélerait un défaut dans ${t} ?`,
        'Un cas limite : vide, zéro, le plus grand, mauvais type.',
      ],
    ],
    homework: [
      `Chercher ${t} dans une application que l’on utilise. Décrire ce qu’elle reçoit, ce qu’elle donne et ce qu’elle garde peut-être.`,
    ],
  })),
}
