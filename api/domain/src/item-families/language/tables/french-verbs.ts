import { readTable } from './read-table.ts'

/** The forms with je, tu, il or elle, nous, vous, ils or elles, in this order, as in the two tables below. */
export const frenchPresent = readTable(`
  aimer aime aimes aime aimons aimez aiment
  aller vais vas va allons allez vont
  avoir ai as a avons avez ont
  chanter chante chantes chante chantons chantez chantent
  choisir choisis choisis choisit choisissons choisissez choisissent
  commencer commence commences commence commençons commencez commencent
  danser danse danses danse dansons dansez dansent
  donner donne donnes donne donnons donnez donnent
  écouter écoute écoutes écoute écoutons écoutez écoutent
  effacer efface effaces efface effaçons effacez effacent
  être suis es est sommes êtes sont
  faire fais fais fait faisons faites font
  finir finis finis finit finissons finissez finissent
  grandir grandis grandis grandit grandissons grandissez grandissent
  habiter habite habites habite habitons habitez habitent
  jouer joue joues joue jouons jouez jouent
  lancer lance lances lance lançons lancez lancent
  manger mange manges mange mangeons mangez mangent
  marcher marche marches marche marchons marchez marchent
  nager nage nages nage nageons nagez nagent
  nourrir nourris nourris nourrit nourrissons nourrissez nourrissent
  obéir obéis obéis obéit obéissons obéissez obéissent
  parler parle parles parle parlons parlez parlent
  partager partage partages partage partageons partagez partagent
  placer place places place plaçons placez placent
  punir punis punis punit punissons punissez punissent
  ralentir ralentis ralentis ralentit ralentissons ralentissez ralentissent
  ranger range ranges range rangeons rangez rangent
  réfléchir réfléchis réfléchis réfléchit réfléchissons réfléchissez réfléchissent
  regarder regarde regardes regarde regardons regardez regardent
  remplir remplis remplis remplit remplissons remplissez remplissent
  réussir réussis réussis réussit réussissons réussissez réussissent
  rougir rougis rougis rougit rougissons rougissez rougissent
  travailler travaille travailles travaille travaillons travaillez travaillent
  trouver trouve trouves trouve trouvons trouvez trouvent
  visiter visite visites visite visitons visitez visitent
  voyager voyage voyages voyage voyageons voyagez voyagent
`)

export const frenchImperfect = readTable(`
  aimer aimais aimais aimait aimions aimiez aimaient
  aller allais allais allait allions alliez allaient
  attendre attendais attendais attendait attendions attendiez attendaient
  avoir avais avais avait avions aviez avaient
  chanter chantais chantais chantait chantions chantiez chantaient
  choisir choisissais choisissais choisissait choisissions choisissiez choisissaient
  commencer commençais commençais commençait commencions commenciez commençaient
  dire disais disais disait disions disiez disaient
  écouter écoutais écoutais écoutait écoutions écoutiez écoutaient
  être étais étais était étions étiez étaient
  faire faisais faisais faisait faisions faisiez faisaient
  finir finissais finissais finissait finissions finissiez finissaient
  grandir grandissais grandissais grandissait grandissions grandissiez grandissaient
  habiter habitais habitais habitait habitions habitiez habitaient
  jouer jouais jouais jouait jouions jouiez jouaient
  lancer lançais lançais lançait lancions lanciez lançaient
  lire lisais lisais lisait lisions lisiez lisaient
  manger mangeais mangeais mangeait mangions mangiez mangeaient
  nager nageais nageais nageait nagions nagiez nageaient
  parler parlais parlais parlait parlions parliez parlaient
  pouvoir pouvais pouvais pouvait pouvions pouviez pouvaient
  prendre prenais prenais prenait prenions preniez prenaient
  ranger rangeais rangeais rangeait rangions rangiez rangeaient
  regarder regardais regardais regardait regardions regardiez regardaient
  réussir réussissais réussissais réussissait réussissions réussissiez réussissaient
  travailler travaillais travaillais travaillait travaillions travailliez travaillaient
  venir venais venais venait venions veniez venaient
  voir voyais voyais voyait voyions voyiez voyaient
  voyager voyageais voyageais voyageait voyagions voyagiez voyageaient
  vouloir voulais voulais voulait voulions vouliez voulaient
`)

export const frenchFuture = readTable(`
  aimer aimerai aimeras aimera aimerons aimerez aimeront
  aller irai iras ira irons irez iront
  attendre attendrai attendras attendra attendrons attendrez attendront
  avoir aurai auras aura aurons aurez auront
  chanter chanterai chanteras chantera chanterons chanterez chanteront
  choisir choisirai choisiras choisira choisirons choisirez choisiront
  copier copierai copieras copiera copierons copierez copieront
  devoir devrai devras devra devrons devrez devront
  dire dirai diras dira dirons direz diront
  écouter écouterai écouteras écoutera écouterons écouterez écouteront
  envoyer enverrai enverras enverra enverrons enverrez enverront
  être serai seras sera serons serez seront
  étudier étudierai étudieras étudiera étudierons étudierez étudieront
  faire ferai feras fera ferons ferez feront
  finir finirai finiras finira finirons finirez finiront
  grandir grandirai grandiras grandira grandirons grandirez grandiront
  habiter habiterai habiteras habitera habiterons habiterez habiteront
  jouer jouerai joueras jouera jouerons jouerez joueront
  lire lirai liras lira lirons lirez liront
  oublier oublierai oublieras oubliera oublierons oublierez oublieront
  parler parlerai parleras parlera parlerons parlerez parleront
  pouvoir pourrai pourras pourra pourrons pourrez pourront
  prendre prendrai prendras prendra prendrons prendrez prendront
  regarder regarderai regarderas regardera regarderons regarderez regarderont
  remercier remercierai remercieras remerciera remercierons remercierez remercieront
  réussir réussirai réussiras réussira réussirons réussirez réussiront
  savoir saurai sauras saura saurons saurez sauront
  travailler travaillerai travailleras travaillera travaillerons travaillerez travailleront
  trier trierai trieras triera trierons trierez trieront
  venir viendrai viendras viendra viendrons viendrez viendront
  voir verrai verras verra verrons verrez verront
  vouloir voudrai voudras voudra voudrons voudrez voudront
`)
