/** No usable answer: too slow, cut off, overloaded, garbage. What it did is unknown; the same key may ask again. */
export class ProviderSilent extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "ProviderSilent";
  }
}

/** The provider refused the request; asking again changes nothing. */
export class ProviderRefusal extends Error {
  /** The provider's own code, such as `charge_already_refunded`. */
  readonly code: string;

  constructor(code: string, options?: { cause?: unknown }) {
    super(`the payment provider refused: ${code}`, options);
    this.name = "ProviderRefusal";
    this.code = code;
  }
}
