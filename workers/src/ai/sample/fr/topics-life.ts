import type { LanguagePack } from '../language-pack.ts'

type Topics = Pick<
  LanguagePack['topics'],
  'photosynthesis' | 'cells' | 'ecosystems' | 'digestion' | 'water-cycle' | 'climate'
>

export const frenchLifeTopics: Topics = {
  photosynthesis: {
    idea: 'Avec de la lumière, les plantes vertes fabriquent leur nourriture à partir d’eau et de dioxyde de carbone ; presque toute la vie en dépend.',
    prior: ['Les parties d’une plante et leur rôle.', 'L’air, un mélange de gaz.'],
    terms: [
      ['chlorophylle', 'Le pigment vert qui capte la lumière.'],
      ['glucose', 'Un sucre : la nourriture que la plante se fabrique.'],
      ['dioxyde de carbone', 'Le gaz qui entre dans la feuille par ses pores.'],
      ['stomate', 'Un pore minuscule de la feuille par lequel passent les gaz.'],
      ['chloroplaste', 'La partie de la cellule végétale où se fait la photosynthèse.'],
    ],
    errors: [
      [
        'Les plantes tirent leur nourriture de la terre.',
        'Le sol donne de l’eau et des sels minéraux. Le saule de Van Helmont avait gagné 74 kg, la terre perdu 57 g.',
      ],
      [
        'Les plantes ne respirent que la nuit.',
        'Elles respirent tout le temps ; le jour, la photosynthèse rejette plus de dioxygène que la respiration n’en prend.',
      ],
    ],
    model:
      'Dioxyde de carbone + eau donnent, avec lumière et chlorophylle, glucose + dioxygène. On suit une molécule d’eau de la racine à la feuille, une autre de dioxyde de carbone à travers un stomate, et l’on montre par où sort le dioxygène.',
    task: 'Placez une plante d’eau sous un entonnoir dans l’eau et comptez les bulles en une minute à 10, 20 et 40 cm d’une lampe. Portez les résultats sur un graphique et expliquez sa forme.',
    aims: [
      ['apply', 'Utiliser le bilan de la réaction pour dire ce qui entre et ce qui sort.'],
      ['analyse', 'Comparer le nombre de bulles à différentes distances et expliquer l’écart.'],
      ['create', 'Concevoir une expérience qui montre que la lumière est nécessaire.'],
    ],
    materials: [
      'plante d’eau, bécher, entonnoir et lampe',
      'chronomètre et règle',
      'feuille gardée deux jours à moitié dans le noir, eau iodée',
    ],
    quiz: [
      ['Quel gaz les plantes prélèvent-elles pour la photosynthèse ?', 'Le dioxyde de carbone.'],
      ['Quels en sont les deux produits ?', 'Le glucose et le dioxygène.'],
      [
        'Pourquoi voit-on moins de bulles quand la lampe s’éloigne ?',
        'Il y a moins de lumière, la photosynthèse ralentit.',
      ],
      ['D’où vient la plus grande partie de la masse d’un arbre ?', 'Du dioxyde de carbone et de l’eau.'],
      ['À quoi sert la chlorophylle ?', 'Elle capte l’énergie de la lumière.'],
    ],
    homework:
      'Dessiner une feuille avec quatre flèches pour ce qui entre et sort le jour. Écrire à côté ce qui change la nuit.',
  },
  cells: {
    idea: 'Tout être vivant est fait de cellules ; leurs parties se partagent le travail, et leur forme convient à leur rôle.',
    prior: ['Les signes de la vie : grandir, se nourrir, réagir.', 'L’usage d’une loupe ou d’un microscope.'],
    terms: [
      ['membrane', 'La fine enveloppe de la cellule, qui règle ce qui entre et sort.'],
      ['noyau', 'La partie qui contient l’information génétique.'],
      ['cytoplasme', 'La gelée dans laquelle baignent les parties de la cellule.'],
      ['paroi', 'Une couche rigide autour des cellules végétales, à l’extérieur de la membrane.'],
      ['mitochondrie', 'La partie où la cellule libère de l’énergie.'],
    ],
    errors: [
      [
        'Les cellules végétales ont une paroi à la place de la membrane.',
        'Elles ont les deux : la paroi soutient, la membrane contrôle.',
      ],
      [
        'Les grands animaux ont de plus grandes cellules.',
        'Un éléphant a plus de cellules qu’une souris, et non des cellules plus grandes.',
      ],
    ],
    model:
      'Une peau d’oignon au microscope : on commence par le plus faible objectif, on trouve la paroi, puis le noyau. On ne dessine que ce que l’on voit, un trait par bord, et l’on note le grossissement : oculaire 10 × objectif 40 = 400.',
    task: 'Préparez une peau d’oignon à l’eau iodée et des cellules de la joue au bleu de méthylène. Dessinez deux cellules voisines de chaque sorte et légendez tout ce que vous voyez vraiment.',
    aims: [
      ['apply', 'Dessiner et légender une cellule vue au microscope.'],
      ['analyse', 'Comparer les cellules végétale et animale d’après leurs parties.'],
      ['create', 'Construire une maquette de cellule et justifier le choix de chaque élément.'],
    ],
    materials: [
      'microscopes, lames et lamelles',
      'oignon, eau iodée, bleu de méthylène, cotons-tiges',
      'papier à dessin et crayons bien taillés',
    ],
    quiz: [
      ['Citer deux parties propres aux cellules végétales.', 'La paroi et les chloroplastes.'],
      ['Oculaire × 10, objectif × 40 : quel est le grossissement ?', '400 fois.'],
      ['Que contient le noyau ?', 'L’information génétique.'],
      ['Quelle couche règle les entrées dans la cellule ?', 'La membrane.'],
      [
        'Pourquoi les cellules des muscles ont-elles beaucoup de mitochondries ?',
        'Elles ont besoin de beaucoup d’énergie.',
      ],
    ],
    homework:
      'Comparer une cellule à une école ou à une ville : trouver cinq parties au rôle voisin, et un point où la comparaison ne tient plus.',
  },
  ecosystems: {
    idea: 'En un lieu, les êtres vivants dépendent les uns des autres : l’énergie passe de l’un à l’autre et un changement se fait sentir bien au-delà.',
    prior: [
      'Ce dont plantes et animaux ont besoin pour vivre.',
      'Les régimes alimentaires : végétal, carné, mixte.',
    ],
    terms: [
      ['producteur', 'Un être vivant qui fabrique sa nourriture, le plus souvent une plante.'],
      ['consommateur', 'Un être vivant qui en mange d’autres.'],
      ['décomposeur', 'Un être vivant, un champignon par exemple, qui dégrade la matière morte.'],
      ['réseau alimentaire', 'Toutes les chaînes alimentaires d’un lieu et leurs liens.'],
      ['habitat', 'Le lieu où un être vivant trouve ce qu’il lui faut.'],
    ],
    errors: [
      [
        'La flèche d’une chaîne alimentaire montre qui est mangé.',
        'Elle suit l’énergie : de l’herbe vers le lapin.',
      ],
      [
        'Si le renard disparaît, seuls les lapins s’en aperçoivent.',
        'Plus de lapins, moins d’herbe, moins d’insectes, moins d’oiseaux : tout le réseau bouge.',
      ],
    ],
    model:
      'Herbe → criquet → grenouille → héron. On retire la grenouille : qu’arrive-t-il d’abord aux criquets, puis à l’herbe, puis au héron ? On répond par trois flèches vers le haut ou vers le bas.',
    task: 'Délimitez un mètre carré dans la cour. Relevez tout ce qui y vit et toute trace de vie, classez en producteurs, consommateurs et décomposeurs, et dessinez le réseau alimentaire.',
    aims: [
      ['apply', 'Dessiner un réseau alimentaire de huit membres avec des flèches dans le bon sens.'],
      ['analyse', 'Suivre dans un réseau les effets de la disparition d’un membre.'],
      ['evaluate', 'Juger un projet de mare ou de haie d’après ses effets sur trois espèces.'],
    ],
    materials: [
      'ficelle et piquets pour un mètre carré',
      'fiches d’identification et loupes',
      'laine et étiquettes pour un réseau vivant',
    ],
    quiz: [
      [
        'Qui se trouve au début de presque toute chaîne alimentaire ?',
        'Un producteur, le plus souvent une plante.',
      ],
      [
        'Que font les décomposeurs ?',
        'Ils dégradent la matière morte ; des sels minéraux retournent au sol.',
      ],
      [
        'Dans quel sens vont les flèches d’une chaîne alimentaire ?',
        'De celui qui est mangé vers celui qui mange, comme l’énergie.',
      ],
      [
        'Pourquoi y a-t-il moins de renards que de lapins ?',
        'À chaque étape, une grande partie de l’énergie est perdue.',
      ],
      ['Qu’est-ce qu’un habitat ?', 'Le lieu où un être vivant trouve nourriture, eau, abri et espace.'],
    ],
    homework: 'Noter le contenu d’un repas et en dessiner les chaînes alimentaires jusqu’aux producteurs.',
  },
  digestion: {
    idea: 'La digestion découpe les aliments, par la force et par les enzymes, en éléments assez petits pour passer dans le sang.',
    prior: ['Les groupes d’aliments et leur rôle.', 'Les organes du corps et leur place.'],
    terms: [
      ['digestion', 'La transformation des aliments en éléments capables de passer dans le sang.'],
      ['enzyme', 'Une substance du corps qui accélère une réaction, comme la coupure de l’amidon.'],
      ['intestin grêle', 'Le long tube où la plupart des nutriments passent dans le sang.'],
      ['absorption', 'Le passage des nutriments à travers la paroi de l’intestin vers le sang.'],
      ['villosités', 'De minuscules replis qui rendent la paroi de l’intestin immense.'],
    ],
    errors: [
      [
        'La digestion se fait dans l’estomac.',
        'Elle commence dans la bouche et a surtout lieu dans l’intestin grêle.',
      ],
      [
        'Les aliments traversent le foie et le pancréas.',
        'Ces organes envoient des sucs dans l’intestin ; les aliments n’y entrent jamais.',
      ],
    ],
    model:
      'Un morceau de pain : dans la bouche il est broyé et devient sucré, car la salive coupe l’amidon ; dans l’estomac il est brassé avec de l’acide ; dans l’intestin grêle, les enzymes achèvent le travail et le sucre passe dans le sang. Le reste s’épaissit dans le gros intestin.',
    task: 'Mâchez du pain deux minutes et notez comment le goût change. Testez à l’eau iodée du pain seul et du pain mêlé de salive après dix minutes ; étendez une ficelle de 7 m et marquez-y les étapes du trajet.',
    aims: [
      ['apply', 'Situer les organes de la digestion sur une silhouette et les mettre dans l’ordre.'],
      ['analyse', 'Distinguer le travail des dents de celui des enzymes.'],
      ['evaluate', 'Évaluer un petit-déjeuner selon ses apports et justifier un changement.'],
    ],
    materials: [
      'pain, eau iodée et tubes à essai',
      'ficelle de 7 m',
      'silhouette du corps pour chaque groupe',
    ],
    quiz: [
      ['Où commence la digestion ?', 'Dans la bouche.'],
      ['Dans quel organe la plupart des nutriments passent-ils dans le sang ?', 'Dans l’intestin grêle.'],
      [
        'Pourquoi le pain longtemps mâché devient-il sucré ?',
        'Une enzyme de la salive coupe l’amidon en sucres.',
      ],
      ['En quoi les villosités facilitent-elles l’absorption ?', 'Elles agrandissent beaucoup la surface.'],
      ['Quel est le rôle principal du gros intestin ?', 'Récupérer de l’eau.'],
    ],
    homework:
      'Écrire le journal d’une tartine, de l’assiette au sang, en cinq étapes, avec ce qui se passe à chacune.',
  },
  'water-cycle': {
    idea: 'C’est toujours la même eau qui circule : le Soleil la soulève, l’air froid la fait tomber, le sol la ramène.',
    prior: ['Glace, eau et vapeur : trois états.', 'Lire un thermomètre.'],
    terms: [
      ['évaporation', 'Le passage de l’eau liquide à l’état de vapeur, à toute température.'],
      ['condensation', 'Le passage de la vapeur à l’état de gouttes quand elle refroidit.'],
      ['précipitations', 'L’eau qui tombe : pluie, neige ou grêle.'],
      ['ruissellement', 'L’écoulement de l’eau sur le sol vers les rivières.'],
      ['nappe souterraine', 'L’eau infiltrée et retenue dans le sous-sol.'],
    ],
    errors: [
      [
        'Les nuages sont faits de vapeur d’eau.',
        'La vapeur est invisible. Un nuage est fait d’innombrables gouttelettes ou cristaux de glace.',
      ],
      [
        'L’eau ne s’évapore que si elle bout.',
        'Une flaque sèche par temps frais : l’évaporation n’exige pas d’ébullition.',
      ],
    ],
    model:
      'Un saladier d’eau chaude sous un film, des glaçons dessus, une tasse au milieu. Au bout de dix minutes, des gouttes pendent sous la glace et tombent dans la tasse. On nomme chaque étape : l’eau chaude est la mer, le film l’air froid, la tasse le lac.',
    task: 'Reproduisez le cycle dans un bocal avec de l’eau chaude, un film et de la glace. Dessinez-le trois fois, au début, après cinq et après dix minutes, et placez les quatre mots où il convient.',
    aims: [
      ['apply', 'Dessiner le cycle de l’eau et nommer chaque passage.'],
      ['analyse', 'Suivre une goutte de la mer à la mer par deux chemins différents.'],
      [
        'evaluate',
        'Juger comment le goudronnage d’un pré change le ruissellement et la nappe, en justifiant.',
      ],
    ],
    materials: [
      'bocaux, film, glace et eau chaude',
      'miroir froid sur lequel souffler',
      'carte avec la rivière la plus proche',
    ],
    quiz: [
      ['Quel est le moteur du cycle de l’eau ?', 'L’énergie du Soleil, et la pesanteur.'],
      ['Que devient la vapeur qui refroidit ?', 'Elle se condense en gouttes.'],
      ['Citer trois formes de précipitations.', 'Pluie, neige et grêle.'],
      [
        'Pourquoi le miroir de la salle de bains se couvre-t-il de buée ?',
        'La vapeur se condense sur la vitre froide.',
      ],
      ['Où va la pluie qui ne ruisselle pas ?', 'Elle s’évapore, nourrit les plantes ou rejoint la nappe.'],
    ],
    homework:
      'Marquer au feutre, trois soirs de suite, le niveau de l’eau dans une soucoupe. Expliquer en trois phrases où l’eau est passée.',
  },
  climate: {
    idea: 'La météo dit le temps qu’il fait, le climat celui qu’il fait d’ordinaire ; il dépend de la latitude, de l’altitude, de la mer et du vent, et les humains le modifient.',
    prior: ['Latitude, équateur et pôles sur un globe.', 'Lire un graphique à deux échelles.'],
    terms: [
      ['météo', 'L’état de l’air en un lieu et à un moment.'],
      ['climat', 'Le temps moyen d’un lieu, sur trente ans environ.'],
      ['climatogramme', 'Des barres pour les pluies et une courbe pour les températures sur douze mois.'],
      ['effet de serre', 'Des gaz retiennent une partie de la chaleur que le sol renvoie.'],
      ['latitude', 'La distance d’un lieu à l’équateur, au nord ou au sud.'],
    ],
    errors: [
      [
        'Un hiver froid prouve que le climat ne se réchauffe pas.',
        'Un hiver, c’est de la météo. Le climat se lit dans des décennies de mesures.',
      ],
      [
        'Il fait chaud en été parce que la Terre est plus près du Soleil.',
        'Les deux hémisphères auraient alors l’été ensemble. C’est la hauteur du Soleil qui compte.',
      ],
    ],
    model:
      'Le climatogramme d’Athènes : on lit le mois le plus humide, le plus sec, le plus chaud, puis on résume : étés chauds et secs, hivers doux et pluvieux. Quelles plantes, quelles maisons, quelles vacances cela permet-il ?',
    task: 'Chaque groupe reçoit un climatogramme sans nom. Décrivez-le, trouvez l’hémisphère et la zone, placez-le sur la carte, puis défendez votre choix devant un autre groupe.',
    aims: [
      ['apply', 'Tracer un climatogramme à partir d’un tableau.'],
      ['analyse', 'Comparer deux climatogrammes et trouver les raisons de l’écart.'],
      ['evaluate', 'Évaluer trois mesures contre le réchauffement selon effet, coût et justice.'],
    ],
    materials: ['six climatogrammes sans nom', 'atlas ou planisphère', 'globe et lampe de poche'],
    quiz: [
      [
        'Quelle différence y a-t-il entre météo et climat ?',
        'La météo, c’est maintenant ; le climat est une moyenne sur des décennies.',
      ],
      [
        'Pourquoi fait-il plus froid en montagne que dans la vallée ?',
        'La température baisse avec l’altitude, d’environ 6 °C par 1 000 m.',
      ],
      ['Citer deux gaz à effet de serre.', 'Par exemple le dioxyde de carbone et le méthane.'],
      [
        'Pourquoi les côtes ont-elles des hivers plus doux ?',
        'La mer rend lentement la chaleur qu’elle a stockée.',
      ],
      ['Quels mois sont l’été de l’hémisphère Sud ?', 'De décembre à février.'],
    ],
    homework:
      'Noter à la même heure, quatre jours de suite, la température et l’état du ciel. Écrire pourquoi ces quatre jours ne font pas encore un climat.',
  },
}
