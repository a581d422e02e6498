extension Spelling {
  /// Common English words that no list of terms has, and that are one slip away from a word of one.
  ///
  /// They mean what they say: "close" is not "closer", and "drink" is not "drinks".
  static let common = Set(
    words: """
      abort accent acting adapt addition advise alter altitude among ample analyst angle arena \
      arise armies atone aunty awaken award baked balls bands banks bashed basic basics batter \
      beads beast beaver believer bench bends billy birds bitter blade blank blaze bleach bleak \
      blend blending blinds blink bliss bloke blond bloody boiling bolts boobs books boost booth \
      booty boring bothers bounds bowed bowing boxed breach breeding brian brink broker brothel \
      bubble budge bugger bulls bunch buried burner burns burst burying butt calmed calming \
      cannon cares cargo carter carts cases cashing casing casts cells chair chant chanting \
      chaps charged charging charm charms charter chatter cheek cheeks chick chili china chorus \
      chuck clams clanging clans clarify classy clause claws climax cling clock close closed \
      closes closet codes combing comet comic complaint complete composer compromise concept \
      concern context contingent contrast convent cooling coping corner costing cough county \
      coven covert crafty crank crash crate created creating crops crowned crows cruiser cures \
      curse curtain dames dancer dares debut decade decay decode decree delivers depend descent \
      detain detest difficulty diner diver diving dries dripping drunks earthly eastern eighty \
      electron empress entire erection ethnic expel expert farting faulty faxed feather feathers \
      feeds fellow fellows fiend fifty filth finale fined finer finnish flaps flare flavor flesh \
      fling floats flows forge forged fortunate frame fried fright frying funding furry gambler \
      glide grades grant greed greek greet grind growling guess guise hacker hairs hairy halls \
      handler harvest haste hasty haunting haven heating heave herring hiding homeless honesty \
      hostel humane hunts hurry ideas identity importance incense inland inventions jumps junior \
      lakes landing lanes laser lasers latent latex latter layer layers laying leading leaking \
      leaning leaping leaps leapt lever licked licking lined lines linger listing lists liters \
      litter lively liver locking longed looting loser losers loveliest lucas lungs lynch mafia \
      maker makers males mall maniac manor marched marches marker marking masses master mating \
      mayor meals media medic melting melts mercy messes metal meteor mighty mill mills mines \
      missus mitch mixed moaning moans model models modest monkey moping morality moron morons \
      moses mourning mouth mouths movers movies myths nasal naval nearly negro nerds noses notes \
      officer oliver opera optical organism paces packing painter panty pardon paste patching \
      patent peach photon phrase phrases picks piles pinching pints pipes pirates pissed pisses \
      planes planning plates played player pleaded poets pointing pointy polls poppy porter \
      poster powder premiere prevent prick prince printed printing prints probe prompted prone \
      protect protection pubic quack qualifies qualify queen quite rabbi raising rally raving \
      razor receiver recite recovery refuge reign repaid replay resort revenge revive revolution \
      rewind ricky rides riding rigging riots risking risks rites roles ruining ruled sacks \
      saloon salute sample sands saved saves savor scales scaring scarred scars scoop scoot \
      scope scored scorn scream sealing seeking seeks seems semen sending sends sentiment serve \
      serves seventy sever sewing shade shades shaft shake shalt shame shards shark sharks shave \
      sheep sheer sheet shelf shipping shirts shits shocks shook shooter shops shore shores \
      shorten shots shrieking siege sighing singing skate skill slate slaying slender slice \
      slime slower slows smacked smell smelling snapping snare sneak sneaking snitch snort snuck \
      snuff soaring sober sonar spared sparing speakers spear speck speeding speeds spelling \
      spill spilt spits spout sprung spying stacking stacks stage staging stairs stake staking \
      stale stalk stare stared stares staring stark starling starring starter startled startling \
      starved starving stating stats statue steak steam steel stiff stitch stitches stole \
      stopping stores storm stormy stove strand strands strangest streak strife string strive \
      strung studios stuffy sturdy sucker sucking suction summit superb supper supplies sweat \
      sweeping swell swelling swept swift swine swore tales tango tanks tapes taping teams tease \
      tents terminal testing theme thine thingy thorough thrash threat thrust thugs tides tiger \
      tiles timber tonic topic torch tours toxin toying tracing trader trades trailer trailing \
      trails trained trainee transmit treaty triad tribal tribe tribes tries trout trusty tuning \
      turbo tying unkind untie valves vendor vents venue verses vines vital vivid vortex walker \
      walking waving yearn
      """)
}
