import { useState } from 'react';
import { useGoogle } from '#state/google/use-google.ts';
import { toast } from '#ui/toast.ts';

/** Connects the Google account and says what came of it. */
export function useConnectGoogle() {
  const google = useGoogle();
  const [isConnecting, setIsConnecting] = useState(false);
  const connect = async () => {
    setIsConnecting(true);
    try {
      await google.connect();
      toast.success('Google connected.');
    } catch (error) {
      // The toast sends the grower here for the reason.
      // oxlint-disable-next-line no-console -- what went wrong is for the console, not for the page.
      console.error('Google connection failed.', error);
      toast.error('Google connection failed. See console for details.');
    } finally {
      setIsConnecting(false);
    }
  };
  return { isConnecting, connect: () => void connect() };
}
