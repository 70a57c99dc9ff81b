/** What the validator says of one place in a page. */
export interface HtmlFault {
  /** The validator's own name of its rule. */
  readonly rule: string;
  readonly message: string;
  /** The tag's place in the source, as offsets. */
  readonly start: number;
  readonly end: number;
}

/** A fault as the validator gives it. */
export interface Complaint {
  readonly rule: string;
  readonly message: string;
  /** Somewhere within a tag, in the text that was validated. */
  readonly offset: number;
}

const longestMessage = 200;

/** The tag around the place that a complaint names. */
export function faultOf({ rule, message, offset }: Complaint, source: string): HtmlFault {
  const start = source[offset] === '<' ? offset : Math.max(0, source.lastIndexOf('<', offset));
  const close = source.indexOf('>', offset);
  return {
    rule,
    message: message.slice(0, longestMessage),
    start,
    end: close < 0 ? offset + 1 : close + 1,
  };
}
