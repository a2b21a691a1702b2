/** Names that say no kind of a thing, as they are typed, of the four languages together. */

export const PLAIN_HAT = /^(?:hats?|sombreros?|chapeaux?|hüte?|hut)$/i;
export const PLAIN_PLANT = /^(?:(?:\S+ )?plants?|plantas?|plantes?|pflanzen?)$/i;
