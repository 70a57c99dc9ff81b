import { css } from '@emotion/react';
import { useState } from 'react';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { capture } from '#services/analytics';
import { type LinkOffer, type ProviderId, providerIds } from '#services/backend';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { color, space, text } from '#ui/theme/tokens';
import { methodName } from '../providers';

const divider = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  fontSize: text.xs,
  color: color.inkFaint,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${color.line}` },
});

interface ProviderButtonsProps {
  /** Called when an account with this email address exists: logging in to it links the provider. */
  readonly onLinkOffered: (email: string) => void;
}

/** Logs in with Google or GitHub in a popup. */
export function ProviderButtons({ onLinkOffered }: ProviderButtonsProps) {
  const { auth } = useBackend();
  const [chosen, setChosen] = useState<ProviderId>();
  const [offer, setOffer] = useState(auth.linkOffer);
  const { state, run } = useAction(async (provider: ProviderId) => {
    setChosen(provider);
    try {
      await auth.signInWithProvider(provider);
      capture('logged in', { method: provider });
    } catch (error) {
      const offered = auth.linkOffer();
      if (!offered) throw error;
      setOffer(offered);
      onLinkOffered(offered.email);
    }
  });
  const decline = () => {
    auth.forgetLinkOffer();
    setOffer(null);
  };
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <div css={divider}>or</div>
      {offer && <Offer offer={offer} onDecline={decline} />}
      {state.status === 'failed' && <Failure error={state.error} />}
      {providerIds.map((provider) => (
        <Button
          key={provider}
          onClick={() => run(provider)}
          busy={state.status === 'busy' && chosen === provider ? busyWords(provider) : undefined}
        >
          Continue with {methodName(provider)}
        </Button>
      ))}
    </div>
  );
}

const busyWords = (provider: ProviderId) => `Waiting for ${methodName(provider)}’s login window`;

function Offer({ offer, onDecline }: { readonly offer: LinkOffer; readonly onDecline: () => void }) {
  const provider = methodName(offer.provider);
  return (
    <Notice tone="notice" title={`${offer.email} already has an account`}>
      Log in the way you did before to link {provider}. After that, you can use either.{' '}
      <Button variant="quiet" onClick={onDecline}>
        Cancel
      </Button>
    </Notice>
  );
}
